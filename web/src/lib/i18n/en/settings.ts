/** The settings of a player, in English. */

import { plural } from './plural.ts';

export const settings = {
  title: 'Settings',
  description: 'Your name and times, what you hear of and where, and the devices you play on.',
  loading: 'Looking for your settings …',
  failed: 'Your settings could not be loaded.',
  retry: 'Try again',
  nobody: 'Settings come with your first game: it asks for your name, and you can change it here later.',
  nameHint: 'The others see it. Games that run keep the name they began with.',
  timeZone: 'Your time zone',
  timeZoneNow: (time: string) => `It is ${time} there now.`,
  thisDevice: 'This device',
  otherZones: 'Other',
  quiet: 'Quiet at night',
  quietHint:
    'The clock of your decisions stands still between these times. Games that run take it from their next decision on.',
  from: 'From',
  to: 'To',
  span: (hours: number, minutes: number) =>
    [hours > 0 ? plural(hours, 'hour', 'hours') : '', minutes > 0 ? plural(minutes, 'minute', 'minutes') : '']
      .filter(Boolean)
      .join(' '),
  quietSpan: (span: string) => `${span} of quiet, by the clock of your time zone.`,
  quietTooLong: (span: string) => `At most ten hours, please: this is ${span}.`,
  quietSame: 'Choose two different times.',
  quietUnset: 'Choose both times.',
  save: 'Save',
  saving: 'Saving …',
  saved: 'Saved',
};

export const vacation = {
  title: 'Vacation',
  about: (days: number) =>
    `On vacation your clock stands still, but for games that were created as strict. A year has ${days} days of it, in whole days and announced beforehand.`,
  left: (days: number) => (days === 1 ? '1 day left this year.' : `${days} days left this year.`),
  first: 'First day',
  last: 'Last day',
  days: (days: number) => plural(days, 'day', 'days'),
  announce: 'Announce',
  change: 'Change',
  running: (from: string, to: string) => `You are away from ${from} to ${to}.`,
  coming: (from: string, to: string) => `You will be away from ${from} to ${to}.`,
  end: 'I am back',
  endHint: 'Today still counts.',
  callOff: 'Call it off',
  saving: 'Saving …',
  saved: 'Saved',
  ended: 'Ended',
  faults: {
    unset: 'Choose both days.',
    order: 'The last day comes before the first.',
    past: 'A vacation is announced beforehand: choose a day from today on.',
  },
};
