/** The rules in the order in which they are told. */
export const TOPICS = [
  'way',
  'launch',
  'step',
  'jump',
  'shortcut',
  'captures',
  'stacks',
  'home',
  'sixes',
  'end',
] as const;
export type Topic = (typeof TOPICS)[number];
