/** `npm run vapid`: prints a new pair of VAPID keys, in the form of the secret `VapidKeys`. */

import { generateVapidKeys } from '@aeroplane/delivery';

const { publicKey, privateKey } = generateVapidKeys();
console.log(`${publicKey}.${privateKey}`);
