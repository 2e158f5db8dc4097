/** Answers the requests of passkeys: apart, as what checks authenticators is larger than all the rest. */

import { createPasskeyApp } from '@aeroplane/api/passkeys';
import { httpFunction } from './http-function.ts';

export const handler = httpFunction('passkeys', createPasskeyApp);
