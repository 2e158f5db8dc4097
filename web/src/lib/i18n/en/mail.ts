/** The pages and settings about emails, in English. */

import { plural } from './plural.ts';

export const mail = {
  title: 'Mail',
  about: 'When a decision goes unseen for a while, a mail can tell you: one for all games together.',
  unavailable: 'This server sends no mails.',
  failed: 'Your mail settings could not be loaded.',
  retry: 'Try again',
  address: 'Mail address',
  after: 'When a decision was not seen for',
  hours: (hours: number) => plural(hours, 'hour', 'hours'),
  save: 'Save',
  saving: 'Saving …',
  saved: 'Saved',
  unconfirmed: (address: string) =>
    `We have sent a mail to ${address}. Open the link in it, so that we know the address is yours.`,
  again: 'Send it again',
  sentAgain: 'Sent again',
  confirmed: (address: string) => `Mails go to ${address}.`,
  remove: 'Remove the address',
  removed: 'The address is removed.',

  confirmPage: {
    title: 'Confirm your address',
    description: 'Confirms the mail address that notices of Aeroplane Chess go to.',
    text: 'Mails about decisions that wait for you will go to this address.',
    button: 'Yes, it is mine',
    done: 'Your address is confirmed.',
  },
  offPage: {
    title: 'No more mails',
    description: 'Stops the mails of Aeroplane Chess to an address.',
    text: 'We will send no more mails to this address. Your games go on.',
    button: 'Stop the mails',
    done: 'No more mails will come.',
  },
  working: 'One moment …',
  broken: 'This link is not complete. Open it again from the mail.',
  home: 'To my games',
};
