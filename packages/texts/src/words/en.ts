/** English. */

export const words = {
  appName: 'Aeroplane Chess',
  presets: { classic: 'Classic', quick: 'Quick', mainland: 'Mainland' },
  turnTimes: {
    '5m': '5 minutes',
    '1h': '1 hour',
    '8h': '8 hours',
    '24h': '1 day',
    '3d': '3 days',
    '7d': '1 week',
  },
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    'take-your-time': 'Take your time.',
    'your-move': 'Your move!',
    'good-game': 'Good game!',
    again: 'Once more?',
    laugh: '😂',
    wow: '😮',
    ouch: '😖',
  },
  invitationClosed: 'This invitation is no longer open.',
};

export type Words = typeof words;
