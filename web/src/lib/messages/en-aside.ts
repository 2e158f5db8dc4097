/** Every text of what is beside the games, in English: settings, devices, notifications and mails. */

import { devices } from './en-devices.ts';
import { install } from './en-install.ts';
import { mail } from './en-mail.ts';
import { people } from './en-people.ts';
import { play } from './en-play.ts';
import { push } from './en-push.ts';
import { results } from './en-results.ts';
import { settings, vacation } from './en-settings.ts';

export const enAside = { settings, vacation, push, mail, devices, install, people, play, results };

export type AsideMessages = typeof enAside;
