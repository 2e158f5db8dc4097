/** Any storable game, whether or not its rules could lead to it. */

import { LEVELS } from '@aeroplane/bot';
import {
  GAME_STATUSES,
  ORDERS,
  ROLLINGS,
  TURN_TIMES,
  type FacePlan,
  type GameSeat,
  type Pause,
  type Plan,
  type SecretGame,
  type Sitter,
} from '@aeroplane/core';
import { botSeed } from '@aeroplane/dice';
import {
  advance,
  group,
  LAUNCH,
  PASS,
  RULE_NAMES,
  RULE_OPTIONS,
  SEATS,
  type Move,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import fc from 'fast-check';

const bytes = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length });

export const id: fc.Arbitrary<string> = bytes(12).map((raw) => Buffer.from(raw).toString('base64url'));

/** Real names, and any other text. */
export const name: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('ঋতুপর্ণা সেনগুপ্ত', '欧阳娜娜', '👨‍👩‍👧‍👦', 'Zoë', '李'.repeat(16), 'ক্ষ'.repeat(5), ' '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => text.toWellFormed()),
);

export const timeZone = fc.constantFrom(
  'UTC',
  'Asia/Dhaka',
  'America/Argentina/ComodRivadavia',
  'Etc/GMT+12',
);

export const quietWindow = fc
  .tuple(fc.nat({ max: 1_439 }), fc.integer({ min: 1, max: 600 }))
  .map(([start, length]) => {
    const [from, to] = [start, (start + length) % 1_440].map((minutes) =>
      [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    ) as [string, string];
    return { start: from, end: to };
  });

const anyTimeMs = fc.integer({ min: 0, max: 9_999_999_999_999 });

/** Times of 13 digits, whose order is that of their texts. */
export const timeMs = fc.integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 });

/** In whole seconds. */
export const pause: fc.Arbitrary<Pause> = fc
  .tuple(fc.nat({ max: 9_999_999_999 }), fc.integer({ min: 1, max: 31 * 86_400 }))
  .map(([start, length]) => ({ startAtMs: start * 1_000, endAtMs: (start + length) * 1_000 }));

const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(LAUNCH, PASS),
  fc
    .record({
      step: fc.nat({ max: 55 }),
      size: fc.integer({ min: 1, max: 4 }),
      marks: fc.nat({ max: 4 }),
      flies: fc.boolean(),
      stacks: fc.boolean(),
    })
    .map(({ step, size, marks, flies, stacks }) =>
      advance(group(step, size, Math.min(size, marks)), flies, stacks),
    ),
);

const faces: fc.Arbitrary<FacePlan> = fc.record(
  {
    madeAt: fc.nat({ max: 2_047 }),
    moves: fc.array(fc.option(moves), { minLength: 6, maxLength: 6 }),
  },
  { noNullPrototype: true },
);

const orders = fc.uniqueArray(fc.constantFrom(...ORDERS), { minLength: 1 });

/** A plan is never empty. */
export const plan: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ faces }, { noNullPrototype: true }),
  fc.record({ orders }, { noNullPrototype: true }),
  fc.record({ faces, orders }, { noNullPrototype: true }),
);

const sitter: fc.Arbitrary<Sitter> = fc.oneof(
  fc.record({ kind: fc.constant('former' as const) }),
  fc.record({ kind: fc.constant('open' as const), reservedFor: fc.option(id) }),
  fc.record({ kind: fc.constant('bot' as const), level: fc.constantFrom(...LEVELS) }),
  fc.record(
    {
      kind: fc.constant('player' as const),
      player: id,
      name,
      misses: fc.nat({ max: 3 }),
      botPlays: fc.boolean(),
      quiet: fc.tuple(quietWindow, timeZone).map(([window, zone]) => ({ ...window, timeZone: zone })),
      away: pause,
      plan,
    },
    { requiredKeys: ['kind', 'player', 'name', 'misses', 'botPlays'], noNullPrototype: true },
  ),
);

const plyNumbers: fc.Arbitrary<number[]> = fc
  .uniqueArray(fc.oneof(fc.nat({ max: 130 }), fc.nat({ max: 2_047 })), { maxLength: 40 })
  .map((plies) => plies.sort((a, b) => a - b));

export const marks = fc.record({ bot: plyNumbers, planned: plyNumbers, missed: plyNumbers });

const rules: fc.Arbitrary<Rules> = fc
  .tuple(...RULE_NAMES.map((option) => fc.constantFrom<unknown>(...RULE_OPTIONS[option])))
  .map((values) => Object.fromEntries(values.map((value, index) => [RULE_NAMES[index], value])) as Rules);

/** Seats before the start (some without a colour) or after it (bots have a colour and a seed). */
const seats = (commitment: Uint8Array, started: boolean): fc.Arbitrary<GameSeat[]> =>
  fc
    .tuple(
      fc.array(fc.tuple(sitter, bytes(16), fc.boolean()), { minLength: 2, maxLength: 4 }),
      fc.shuffledSubarray([...SEATS], { minLength: 4 }),
    )
    .map(([sitters, colours]) =>
      sitters.map(([who, seed, coloured], index): GameSeat => {
        const colour: Seat | null =
          started || coloured || who.kind === 'player' || who.kind === 'former'
            ? (colours[index] ?? null)
            : null;
        const bot = who.kind === 'bot' && started && colour !== null ? botSeed(commitment, colour) : null;
        return { colour, seed: who.kind === 'player' || who.kind === 'former' ? seed : bot, sitter: who };
      }),
    );

export const game: fc.Arbitrary<SecretGame> = fc
  .tuple(bytes(32), fc.option(fc.constantFrom(...SEATS)))
  .chain(([commitment, first]) =>
    fc.record<SecretGame>({
      id,
      version: fc.integer({ min: 1, max: 5_000 }),
      status: fc.constantFrom(...GAME_STATUSES),
      createdAtMs: anyTimeMs,
      rules,
      rolling: fc.constantFrom(...ROLLINGS),
      turnTime: fc.constantFrom(...TURN_TIMES),
      public: fc.boolean(),
      strict: fc.boolean(),
      seats: seats(commitment, first !== null),
      creator: fc.nat({ max: 3 }),
      inviteSecret: fc.option(id),
      first: fc.constant(first),
      log: fc.uint8Array({ maxLength: 900 }),
      plyOrigins: marks,
      dice: fc.record({ commitment: fc.constant(commitment), link: fc.option(bytes(32)) }),
      rolled: fc.boolean(),
      by: fc.option(fc.constantFrom(...SEATS)),
      decision: fc.option(
        fc.record({
          openedAtMs: anyTimeMs,
          remindAtMs: fc.option(anyTimeMs),
          deadlineAtMs: anyTimeMs,
          shown: fc.boolean(),
        }),
      ),
      finishedAtMs: fc.option(anyTimeMs),
      wakeAtMs: fc.option(anyTimeMs),
      secrets: fc.record({ secret: bytes(32), checkpoint: fc.option(bytes(32)) }),
    }),
  );
