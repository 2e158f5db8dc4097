/** Quick phrases: stored by name, so that everybody reads them in their own language (docs/design.md#chat). */

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'take-your-time',
  'your-move',
  'good-game',
  'again',
  'laugh',
  'wow',
  'ouch',
] as const;
export type Phrase = (typeof PHRASES)[number];
