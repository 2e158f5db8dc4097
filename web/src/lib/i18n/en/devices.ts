/** Devices, and handing over between them, in English. */

export const devices = {
  handOver: {
    title: 'Move to another device',
    about: 'The other device goes on as you, with all your games. This one stays signed in, too.',
    make: 'Make a code',
    making: 'Making a code …',
    code: 'Your code',
    how: 'Scan this with the other device, or enter the code there under Settings.',
    qr: 'QR code of the link for the other device',
    left: (minutes: number, seconds: number) =>
      `Good for ${minutes}:${String(seconds).padStart(2, '0')} more, and for one device.`,
    over: 'This code is too old by now.',
    again: 'Make another one',
    secret: 'Whoever has the code plays as you: show it to nobody else.',
  },

  enter: {
    label: 'Code',
    hint: 'Ten letters and figures. The other device shows it under Settings.',
    invalid: 'A code has ten letters and figures.',
    submit: 'Go on',
  },

  claim: {
    asking: 'Looking up the code …',
    title: (name: string) => `Go on as ${name} on this device?`,
    text: 'All games come along, and every move made here is theirs.',
    merging: (name: string) => `So far this device plays as ${name}. Those seats come along.`,
    yes: (name: string) => `Go on as ${name}`,
    working: 'One moment …',
    no: 'No',
    done: (name: string) => `You play as ${name} on this device now.`,
    unknown:
      'This code is unknown: it was used already, or is too old. Make another one on the first device.',
    retry: 'Try again',
    close: 'Close',
  },

  list: {
    title: 'Signed-in devices',
    failed: 'Your devices could not be loaded.',
    retry: 'Try again',
    current: 'This device',
    other: 'Another device',
    since: (when: string) => `since ${when}`,
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out: ${device}`,
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out on every device?',
    everywhereText:
      'This device is signed out, too. Without a code that is still good, nobody gets back into your seats.',
  },

  signOut: {
    title: 'Sign out on this device?',
    text: 'Your other devices stay signed in. Notifications to this one end.',
    lastTitle: 'This is your only device',
    lastText:
      'Nothing but this device knows that you are you. If you sign out here, your seats are lost: your decisions run out of time and a bot plays for you. Move to another device first.',
    moveFirst: 'Move to another device',
    anyway: 'Sign out and lose my seats',
    confirm: 'Sign out',
    cancel: 'Stay',
    working: 'Signing out …',
  },

  haveCode: 'I play on another device already',
};
