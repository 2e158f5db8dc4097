/** Handles the passkey requests, apart because the check of authenticators is larger than all other code. */

import { createPasskeyApp } from '@aeroplane/api/passkeys';
import { httpFunction } from './http-function.ts';

export const handler = httpFunction('passkeys', createPasskeyApp);
