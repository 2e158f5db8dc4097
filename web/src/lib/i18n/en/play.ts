/** Settings of one device, in English. */

export const play = {
  title: 'Playing on this device',
  about: 'Kept in this browser, for every game.',
  sound: 'Sounds',
  vibration: 'Vibrate when planes are sent back',
  ownColourBelow: 'My colour at the bottom of the board',
  speed: 'How fast moves are shown',
  confirmation: 'To make a choice',
  confirmations: {
    again: { name: 'Choose it twice', about: 'The first time shows it, the second sends it.' },
    undo: { name: 'Choose it once', about: 'It is sent after a few seconds, and can be undone until then.' },
  },
};
