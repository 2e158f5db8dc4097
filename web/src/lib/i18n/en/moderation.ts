/** Blocks and reports in English. */

export const moderation = {
  blocks: {
    title: 'Blocked players',
    about: 'You come into no new games with them, and see none of their messages and nudges.',
    none: 'You have blocked nobody. You can do so in the menu of a game.',
    unblock: 'Unblock',
    unblockOf: (name: string) => `Unblock ${name}`,
    since: (when: string) => `since ${when}`,
    failed: 'The list could not be loaded.',
    retry: 'Try again',
  },

  others: {
    title: 'Other players',
    loading: 'One moment …',
    failed: 'This could not be loaded.',
    retry: 'Try again',
    block: 'Block',
    blockOf: (name: string) => `Block ${name}`,
    blockText: 'Blocking: no new games together, and none of their messages and nudges. This game goes on.',
    blocked: (name: string) => `You have blocked ${name}. Take it back under Settings.`,
    report: 'Report',
    reportOf: (name: string) => `Report ${name}`,
    reason: (name: string) => `What did ${name} do?`,
    reasonHint: 'Whoever runs this server reads it; the other players do not.',
    send: 'Send the report',
    sent: 'Thank you. Your report was sent.',
    working: 'One moment …',
    cancel: 'Cancel',
    close: 'Close',
  },
};
