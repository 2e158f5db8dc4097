/** Secondary texts in Vietnamese: no game waits for settings, devices, notifications or emails. */

import type { SecondaryMessages } from '../en/secondary.ts';
import { account } from './account.ts';
import { devices } from './devices.ts';
import { install } from './install.ts';
import { mail } from './mail.ts';
import { moderation } from './moderation.ts';
import { play } from './play.ts';
import { push } from './push.ts';
import { results } from './results.ts';
import { settings, vacation } from './settings.ts';

export const secondary: SecondaryMessages = {
  settings,
  vacation,
  push,
  mail,
  devices,
  install,
  account,
  moderation,
  play,
  results,
};
