/** Every text of what is beside the games, in Malay: settings, devices, notifications and mails. */

import type { AsideMessages } from '../en/aside.ts';
import { devices } from './devices.ts';
import { install } from './install.ts';
import { mail } from './mail.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { push } from './push.ts';
import { results } from './results.ts';
import { settings, vacation } from './settings.ts';

export const aside: AsideMessages = {
  settings,
  vacation,
  push,
  mail,
  devices,
  install,
  people,
  play,
  results,
};
