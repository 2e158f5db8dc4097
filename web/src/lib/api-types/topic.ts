/** The topics of the rules page, in its order. */
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
