/** A player's own data: exported, and deleted. */

import { api, done } from './client.ts';

export const EXPORT_ADDRESS = '/api/me/export';

export const deleteMe = (): Promise<void> => done(api.me.$delete());
