/** Every option of the rules, in English. */

import type { RuleOption } from '@aeroplane/engine';

/** The values of every option of the rules, in words. */
export const options = {
  launch: {
    name: 'What brings a plane out',
    values: { even: 'Any even number', 'five-or-six': '5 or 6', six: 'Only a 6' },
  },
  thirdSix: {
    name: 'The third 6 in a turn',
    values: {
      return: 'Sends back what the first two moved',
      lose: 'Ends the turn',
      free: 'Is like any other',
    },
  },
  shortcut: {
    name: 'Shortcuts',
    values: { optional: 'Fly or stay, as you like', compulsory: 'Always flown' },
  },
  afterShortcut: {
    name: 'After a shortcut',
    values: { stop: 'The plane stays there', jump: 'A direct landing jumps on' },
  },
  stacking: {
    name: 'Landing on your own plane',
    values: { optional: 'Stack or rest beside', automatic: 'Always stacks', off: 'Never stacks' },
  },
  stackCapture: {
    name: 'Landing on a stack of others',
    values: { all: 'Sends all of it back', mutual: 'Sends both sides back' },
  },
  finish: {
    name: 'The centre',
    values: { exact: 'Needs an exact roll', bounce: 'Too much bounces back' },
  },
  planes: { name: 'Planes each', values: { 4: 'Four', 3: 'Three', 2: 'Two' } },
} satisfies Record<RuleOption, { name: string; values: Record<string, string> }>;
