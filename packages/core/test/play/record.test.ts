import { makePosition, parseRecord, replay, seededChoose, type Preset } from '@aeroplane/engine';
import { verifyDice } from '@aeroplane/dice';
import { describe, expect, it } from 'vitest';
import { createGame, leaveGame, readRecord, viewOf, type Core, type Game } from '../../src/index.ts';
import { deciderOf, missUntil, playUntil, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene, seatsFor, seedOf, startedGame } from '@aeroplane/testing/scenes/scene';

const NAMES = ['আশা', '李小龙', 'Chen', 'Devi'];

/** The record holds: the engine replays it to where the game stands, and the dice are those committed to. */
async function checked(core: Core, game: Game) {
  const record = JSON.parse(JSON.stringify(await readRecord(core, game.id))) as Awaited<
    ReturnType<typeof readRecord>
  >;
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const played = replay(parsed.value);
  expect(played.broken).toBeUndefined();
  const view = viewOf(game, undefined);
  expect(played.positions.map(makePosition).at(-1)).toBe(view.position);
  expect(record.plies).toEqual(view.plies);
  expect(verifyDice(record)).toEqual({ ok: true, draws: record.dice.links.length });
  return record;
}

describe('the record', () => {
  it.each<[Preset, number]>([
    ['classic', 2],
    ['classic', 4],
    ['quick', 3],
    ['quick', 4],
    ['mainland', 2],
  ])('of a whole %s game of %i replays, and its dice verify', async (preset, count) => {
    const { core } = openScene(`record ${preset} ${count}`);
    const players = await guests(core, ...NAMES.slice(0, count));
    const started = await startedGame(core, players, { preset });
    const over = await playUntil(core, started.id, () => false, seededChoose(count));
    expect(over.status).toBe('finished');
    const record = await checked(core, over);
    const dice = record.plies.filter((ply) => /^\d/.test(ply)).length;
    expect(record.dice.links).toHaveLength(dice + 1);
    expect(record).toMatchObject({ game: over.id, marks: { bot: [], planned: [], missed: [] } });
    expect(Object.values(record.names).toSorted()).toEqual(NAMES.slice(0, count).toSorted());
  });

  it('holds while the game runs, with the link of the die on the table', async () => {
    const { core } = openScene('record in the middle');
    const players = await guests(core, 'Asha', 'Bo');
    const started = await startedGame(core, players);
    await playUntil(core, started.id, (one) => one.log.length > 30);
    const game = await stored(core, started.id);
    const record = await checked(core, game);
    expect(deciderOf(game)).toBeDefined();
    expect(record.dice.links).toHaveLength(record.plies.length + 2);
  });

  it('holds for a witness that saw the commitment and its own seed, and not for another', async () => {
    const { core } = openScene('witness');
    const players = await guests(core, 'Asha', 'Bo');
    const game = await startedGame(core, players);
    const record = await readRecord(core, game.id);
    const commitment = Buffer.from(game.dice.commitment).toString('hex');
    const hex = (seed: number): string => Buffer.from(seedOf(seed)).toString('hex');
    expect(verifyDice(record, { commitment, seeds: { red: hex(1) } })).toMatchObject({ ok: true });
    expect(verifyDice(record, { commitment, seeds: { red: hex(2) } })).toMatchObject({ ok: false, draw: 1 });
  });

  it('holds with leaving, missing and bots, and marks what nobody chose by hand', async () => {
    const scene = openScene('marks');
    const [asha = '', bo = '', chen = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen');
    const seats = [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'bot', level: 'easy' }] as const;
    const started = await startedGame(scene.core, [asha, bo, chen], { seats });
    const isHeld = (game: Game) =>
      game.seats.some(({ sitter }) => sitter.kind === 'player' && sitter.botPlays);
    const held = await missUntil(scene, started.id, [bo], isHeld);
    const left = await leaveGame(scene.core, chen, held.id);
    const over = await playUntil(scene.core, left.id, () => false);
    const record = await checked(scene.core, over);
    expect(record.plies).toContain(`${record.colours[2]} leaves`);
    expect(record.marks.missed).toHaveLength(3);
    expect(record.marks.bot.length).toBeGreaterThan(over.plyOrigins.bot.length);
    expect(record.marks.bot).toEqual(record.marks.bot.toSorted((a, b) => a - b));
    const marked = [...record.marks.bot, ...record.marks.missed];
    expect(new Set(marked).size).toBe(marked.length);
  });

  it('holds for a game that ended with a die on the table', async () => {
    const { core } = openScene('resigned');
    const players = await guests(core, 'Asha', 'Bo');
    const started = await startedGame(core, players);
    const game = await playUntil(core, started.id, (one) => one.log.length > 5);
    const over = await leaveGame(core, players[0] ?? '', game.id);
    const record = await checked(core, over);
    expect(record.dice.links).toHaveLength(record.plies.length - 1 + 2);
  });

  it('is of games that have started', async () => {
    const { core } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const game = await createGame(core, asha, { seats: seatsFor(2) });
    expect(await refusalOf(readRecord(core, game.id))).toBe('not-started');
    expect(await refusalOf(readRecord(core, 'x'.repeat(16)))).toBe('unknown-game');
  });
});
