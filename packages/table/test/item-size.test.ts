import {
  changeMe,
  createCore,
  createGame,
  inviteOf,
  ORDERS,
  signInAsGuest,
  takeSeat,
  type GameSeat,
  type SecretGame,
} from '@aeroplane/core';
import { COLOURS, LAUNCH } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { FixedClock } from '@aeroplane/testing/doubles/fixed-clock';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { testPorts } from '@aeroplane/testing/doubles/test-ports';
import { packGame } from '../src/game-item.ts';
import { itemSize, writeUnits } from '../src/index.ts';

/** Sixteen characters of three bytes: the longest name. */
const LONGEST = ['ঋতুপর্ণা'.repeat(2), `${'ক্ষ'.repeat(5)}র`, '欧阳娜娜'.repeat(4), '李'.repeat(16)];

/** The longest zone names, one for the quiet hours of each player. */
const LONGEST_ZONES = Intl.supportedValuesOf('timeZone').sort((a, b) => b.length - a.length);

/** A game of four players with the longest names, in each of its states before the first ply. */
async function fourPeople(rolling: 'auto' | 'tap', quiet = false): Promise<{ states: SecretGame[] }> {
  const clock = new FixedClock(Date.UTC(2039, 11, 31, 23, 59, 59, 999));
  const core = createCore(testPorts(new MemoryStore(), 'sizes', clock));
  const players = [];
  for (const name of LONGEST) players.push((await signInAsGuest(core, undefined, { name })).player.id);
  if (quiet) {
    for (const [index, player] of players.entries()) {
      const timeZone = LONGEST_ZONES[index];
      await changeMe(core, player, { timeZone, quiet: { start: '22:00', end: '07:00' } });
    }
  }
  const seats = (['me', 'open', 'open', 'open'] as const).map((who) => ({ who }));
  const game = await createGame(core, players[0] ?? '', { seats, public: true, strict: true, rolling });
  const states = [game];
  for (const [index, player] of players.entries()) {
    const wish = { colour: COLOURS[index], seed: new Uint8Array(16).fill(255) };
    states.push(await takeSeat(core, player, inviteOf(game) ?? '', wish));
  }
  return { states };
}

describe('the item of a game', () => {
  it('is at most 640 bytes before the first ply, with four players of the longest names', async () => {
    const { states } = await fourPeople('tap');
    const sizes = states.map((state) => itemSize(packGame(state)));
    expect(states.at(-1)).toMatchObject({ status: 'playing', log: new Uint8Array() });
    for (const size of sizes) expect(size).toBeLessThanOrEqual(640);
    // With all that a running game adds to its plies and marks: a link, a checkpoint and a long version.
    const running = states.at(-1);
    if (running === undefined) throw new Error('there is no game');
    expect(running.dice.link).not.toBeNull();
    expect(running.secrets.checkpoint).not.toBeNull();
    const late = { ...running, version: 1_234, finishedAtMs: running.createdAtMs };
    expect(itemSize(packGame(late))).toBeLessThanOrEqual(640);
  });

  it('is at most 760 bytes if all four have quiet hours in the longest zone names', async () => {
    expect(LONGEST_ZONES[0]?.length).toBeGreaterThanOrEqual(30);
    const { states } = await fourPeople('tap', true);
    const [running, plain] = [states.at(-1), (await fourPeople('tap')).states.at(-1)];
    if (running === undefined || plain === undefined) throw new Error('there is no game');
    for (const state of states) expect(itemSize(packGame(state))).toBeLessThanOrEqual(760);
    const late = { ...running, version: 1_234, finishedAtMs: running.createdAtMs };
    expect(itemSize(packGame(late))).toBeLessThanOrEqual(760);
    // A list of texts, each of eight digits and the zone.
    const zones = LONGEST_ZONES.slice(0, 4).join('').length;
    expect(itemSize(packGame(running)) - itemSize(packGame(plain))).toBe(1 + 3 + 4 * (1 + 8) + zones);
  });

  it('costs one write unit before the first ply even if all four have vacations and plans', async () => {
    const { states } = await fourPeople('auto', true);
    const running = states.at(-1);
    if (running === undefined) throw new Error('there is no game');
    const away = { startAtMs: Date.UTC(2040, 11, 20), endAtMs: Date.UTC(2041, 0, 3) };
    const plan = { orders: ORDERS, faces: { madeAt: 0, moves: Array<number>(6).fill(LAUNCH) } };
    const seats = running.seats.map((seat): GameSeat =>
      seat.sitter.kind === 'player' ? { ...seat, sitter: { ...seat.sitter, away, plan } } : seat,
    );
    const late = { ...running, seats, version: 1_234 };
    expect(writeUnits(packGame(late), packGame(late))).toBe(1);
  });

  it('has the size that a sum by hand has', async () => {
    const { states } = await fourPeople('tap');
    const running = states.at(-1);
    if (running === undefined) throw new Error('there is no game');
    for (const { sitter } of running.seats) {
      expect(sitter.kind === 'player' && Buffer.byteLength(sitter.name)).toBe(48);
    }
    const id = 16;
    const time = 1 + 7 + 1; // One letter of name, thirteen digits in pairs, and one.
    const byHand =
      2 +
      'GAME#'.length +
      id + // pk
      2 +
      'GAME'.length + // sk
      1 +
      1 +
      1 + // v: one digit
      1 +
      10 +
      8 + // o: ten choices, eight rules
      time + // t
      1 +
      4 * 3 + // q: three characters a seat
      1 +
      4 * 12 + // p: the ids
      1 +
      3 +
      4 * (1 + 48) + // n: a list of the names
      1 +
      4 * 16 + // e: the seeds
      1 +
      32 + // c: the commitment
      1 +
      32 + // k: the link of draw 1
      time +
      time +
      time + // d, r, u: the decision, and when its player is reminded
      1 +
      'WAKE#0'.length +
      time + // w, a: the wake-up
      1 +
      32 + // x: the secret
      1 +
      32; // y: the checkpoint
    const item = packGame(running);
    expect(Object.keys(item).sort().join(' ')).toBe('a c d e k n o p pk q r sk t u v w x y');
    expect(itemSize(item)).toBe(byHand);
  });
});
