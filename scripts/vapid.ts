/** `npm run vapid`: prints a new pair of keys as the secret `VapidKeys` has them. */

import { generateVapidKeys } from '@aeroplane/delivery';

const { publicKey, privateKey } = generateVapidKeys();
console.log(`${publicKey}.${privateKey}`);
