/** Passkeys, and a player's own data, in English. */

export const account = {
  passkeys: {
    title: 'Passkeys',
    about:
      'With a passkey you stay the same player on every device, and come back even if you lose them all. Your device unlocks it the way you unlock the screen; there is no password.',
    none: 'You have no passkey yet.',
    make: 'Create a passkey',
    making: 'Creating a passkey …',
    made: 'Created',
    remove: 'Remove',
    removeOf: (name: string) => `Remove the passkey ${name}`,
    removeTitle: 'Remove this passkey?',
    removeText: (name: string) =>
      `${name} no longer signs you in here. Delete it on the device that keeps it, too.`,
    keep: 'Keep it',
    created: (when: string) => `created ${when}`,
    used: (when: string) => `last used ${when}`,
    failed: 'Your passkeys could not be loaded.',
    retry: 'Try again',
    unsupported: 'This browser offers no passkeys at this address: they need https.',
    stopped: 'Nothing was created. Try again whenever you like.',
    existing: 'This device keeps a passkey of yours already.',
    usualName: 'Passkey',
  },

  signIn: {
    title: 'Sign in on this device',
    about: 'Go on as the player you are elsewhere. Seats you have taken on this device come along.',
    button: 'Sign in with a passkey',
    working: 'Looking for your passkey …',
    stopped: 'No passkey was chosen.',
  },

  data: {
    title: 'Your data',
    about: 'Take everything with you that is kept about you here, or have it deleted.',
    export: 'Download my data',
    remove: 'Delete me',
    removeTitle: 'Delete you and everything about you?',
    removeText:
      'Your name, devices, passkeys, mail address, messages and lists are deleted for good. Your games go on without you: the others see a former player, and a bot plays. Nobody can undo this.',
    sure: 'Yes, I want to be deleted for good',
    confirm: 'Delete me for good',
    working: 'Deleting …',
    cancel: 'Cancel',
  },
};
