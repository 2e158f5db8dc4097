/** Any storable vacations. */

import type { Vacation } from '@aeroplane/core';
import fc from 'fast-check';

const DAY_MS = 86_400_000;

const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const vacation: fc.Arbitrary<Vacation> = fc
  .tuple(fc.integer({ min: 19_000, max: 30_000 }), fc.nat({ max: 27 }))
  .map(([from, more]) => ({ from: dayOf(from), to: dayOf(from + more) }));

export const vacations: fc.Arbitrary<Vacation[]> = fc.array(vacation, { maxLength: 8 });
