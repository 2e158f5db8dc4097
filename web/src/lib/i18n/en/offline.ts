/** Offline texts in English: games on this device, offline copies, unsent moves, newer versions. */

import { listIn } from '../intl.ts';

const list = listIn('en');

export const offline = {
  local: {
    link: 'Play on this device',
    title: 'On this device',
    newTitle: 'New game on this device',
    description: 'Play Aeroplane Chess with people beside you or against bots, with or without a network.',
    lead: 'For people around one device, and bots. It needs no network, and stays on this device.',
    nobody: 'Nobody',
    person: 'Person',
    name: (colour: string) => `Name of ${colour}`,
    tooFew: 'At least two have to play.',
    opposite: 'Two players sit opposite each other: red and blue, or yellow and green.',
    rollings: {
      auto: 'Dice roll by themselves; whoever has a choice is asked.',
      tap: 'Everybody taps for each of their rolls.',
    },
    again: 'Once more',
    remove: 'Remove',
    removeTitle: 'Remove this game?',
    removeText: 'It is on this device only, and cannot be brought back.',
    leaves: (who: string) => `${who} leaves`,
    leaveTitle: (who: string) => `Does ${who} leave for good?`,
    leaveText: 'The planes leave the board, and the others play on.',
    unknown: 'There is no such game on this device.',
    notKept: 'That could not be kept on this device. There may be no room left.',
    unavailable: 'This browser keeps nothing on this device, as in a private window.',
  },
  online: {
    offer: 'Play online instead',
    title: 'A new game online',
    text: 'It has the same rules, colours and bots, and begins anew: the dice of an online game are promised by the server before its first roll, so a position cannot come along. This game stays here.',
    who: 'Which of you holds this device?',
    names: (names: readonly string[]) => `The invite link is for ${list(names)}.`,
    begin: 'Begin online',
  },
  lastSeen: {
    at: (when: string) => `As last seen: ${when}`,
    kept: (move: string) => `Not sent yet: ${move}. It is sent once there is a connection.`,
    takeBack: 'Take back',
    dropped: (reason: string) => `What you chose without a connection did not count. ${reason}`,
    understood: 'Got it',
  },
  update: { ready: 'A new version is ready.', use: 'Use it now', later: 'Later' },
};

export type OfflineMessages = typeof offline;
