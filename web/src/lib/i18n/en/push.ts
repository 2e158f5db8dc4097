/** Notifications, in English. */

export const push = {
  title: 'Notifications on this device',
  about: 'Even when the app is closed. Only for what you choose below.',
  loading: 'Looking …',
  states: {
    unsupported: 'This browser cannot show notifications of web apps.',
    insecure: 'Notifications need an address that begins with https.',
    'needs-install': 'On an iPhone or iPad, notifications come once the app is on your Home Screen.',
    denied:
      'You have blocked notifications of this app. Allow them in the settings of your browser, then come back.',
    off: 'Notifications are off.',
    on: 'Notifications are on.',
  },
  howToInstall: 'Show me how',
  switchOn: 'Notify me on this device',
  switchOff: 'Turn off',
  working: 'One moment …',
  test: 'Send a test',
  testing: 'A test is on its way …',
  testArrived: 'The test has arrived.',
  testLost: 'Nothing has arrived yet. Look whether the system lets this browser show notifications.',
  reached: (when: string) => `Last reached this device: ${when}.`,
  neverReached: 'Nothing has been sent to this device yet.',
  faults: {
    dismissed: 'The question of your browser was closed without an answer.',
    timeout: 'Your browser got no answer from its push service. Try again, or in another network.',
    refused: 'Your browser could not reach its push service.',
  },

  prompt: {
    title: 'Want to know when it’s your turn?',
    text: 'This device can tell you when a decision waits, even when the app is closed. Your browser will ask whether that is all right.',
    installText:
      'Your iPhone or iPad can tell you when a decision waits. For that, the app has to be on your Home Screen first.',
    yes: 'Yes, notify me',
    how: 'Show me how',
    no: 'Not now',
    done: 'You will hear when it’s your turn. What else you hear of is up to you in the settings.',
    settings: 'Settings',
    close: 'Close',
  },

  notify: {
    title: 'What to hear of',
    kind: 'What',
    push: 'On devices',
    mail: 'By mail',
    kinds: {
      decision: 'It is your decision',
      reminder: 'Your time is running out',
      'took-over': 'The bot plays for you',
      finished: 'A game is over',
      joined: 'Somebody joins your game',
      started: 'A game starts',
      nudge: 'Somebody nudges you',
    },
    neverByMail: 'not by mail',
    label: (kind: string, way: string) => `${kind}: ${way}`,
    saved: 'Saved',
  },
};
