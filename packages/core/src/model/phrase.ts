/** Quick phrases: said by their names, so that everybody reads them in their own language (DESIGN § 7). */

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
