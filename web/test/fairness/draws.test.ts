import { commitmentOf, drawDie, drawStarter, keyOfDraw, makeHex, openChain } from '@aeroplane/dice';
import { applyPly, legalMoves, makeRecord, PRESETS, initialState, type Ply } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { checkRecord } from '../../src/lib/fairness/draws.ts';
import { witnessed } from '../../src/lib/fairness/witness.ts';

const PLIES = 12;

/** A game with dice as a server draws them: players take the first legal move, and red leaves in the middle. */
function drawnGame(leavesAt = -1) {
  const link0 = new Uint8Array(32).fill(7);
  const chain = openChain(link0);
  const seeds = [new Uint8Array(16).fill(1), new Uint8Array(16).fill(2), new Uint8Array(16).fill(3)];
  const seats = [0, 1, 2] as const;
  const input = { game: 'g1', seeds };
  const first = seats[drawStarter(keyOfDraw(chain, 1), input)] ?? 0;
  let state = initialState(PRESETS.classic, seats, first);
  const plies: Ply[] = [];
  const links = [keyOfDraw(chain, 1)];
  for (let index = 0; index < PLIES; index += 1) {
    const key = keyOfDraw(chain, links.length + 1);
    const die = drawDie(key, input, links.length + 1);
    const ply: Ply =
      index === leavesAt
        ? { leaves: 0 }
        : { die, move: legalMoves(state.rules, state.position, die)[0] ?? 0 };
    const next = applyPly(state, ply);
    if (!next.ok) throw new Error(next.error.message);
    if ('die' in ply) links.push(key);
    state = next.value;
    plies.push(ply);
  }
  const hex = (seat: number): string => makeHex(seeds[seat] ?? new Uint8Array());
  const dice = {
    commitment: makeHex(commitmentOf(link0)),
    seeds: { red: hex(0), yellow: hex(1), blue: hex(2) },
    links: links.map(makeHex),
  };
  return { ...makeRecord(PRESETS.classic, seats, first, plies), game: 'g1', dice };
}

describe('the dice of a record, draw by draw', () => {
  it('are all correct, each with its ply', () => {
    const record = drawnGame();
    const { check, draws, evidence, illegal } = checkRecord(record);
    expect(check).toEqual({ ok: true, draws: PLIES + 1 });
    expect(illegal).toBeUndefined();
    expect(draws.map(({ state }) => state)).toEqual(Array.from({ length: PLIES + 1 }, () => 'right'));
    expect(draws[0]).toMatchObject({ draw: 1, link: record.dice.links[0] });
    expect(draws[0]?.ply).toBeUndefined();
    record.plies.forEach((ply, index) => {
      expect(draws[index + 1]).toMatchObject({ ply: index + 1, die: Number(ply[0]), draw: index + 2 });
      expect(draws[index + 1]?.seat).toBeDefined();
    });
    expect(evidence?.seeds.map(([colour]) => colour)).toEqual(['red', 'yellow', 'blue']);
  });

  it('skip a player who leaves', () => {
    const { check, draws } = checkRecord(drawnGame(4));
    expect(check.ok).toBe(true);
    expect(draws.map(({ ply }) => ply)).toEqual([undefined, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('show a die that is not played yet without a ply', () => {
    const record = drawnGame();
    const { check, draws } = checkRecord({ ...record, plies: record.plies.slice(0, -1) });
    expect(check.ok).toBe(true);
    expect(draws.at(-1)).toEqual({ draw: PLIES + 1, state: 'right', link: record.dice.links.at(-1) });
  });

  it('are correct up to the first wrong one, and unchecked after it', () => {
    const record = drawnGame();
    const links = record.dice.links.with(5, '00'.repeat(32));
    const { check, draws } = checkRecord({ ...record, dice: { ...record.dice, links } });
    expect(check).toMatchObject({ ok: false, draw: 6, fault: 'chain' });
    expect(draws.slice(0, 5).every(({ state }) => state === 'right')).toBe(true);
    expect(draws[5]?.state).toBe('wrong');
    expect(draws.slice(6).every(({ state }) => state === 'open')).toBe(true);
  });

  it('include a draw whose link is missing', () => {
    const record = drawnGame();
    const links = record.dice.links.slice(0, -1);
    const { check, draws } = checkRecord({ ...record, dice: { ...record.dice, links } });
    expect(check).toMatchObject({ fault: 'missing' });
    expect(draws.at(-1)).toMatchObject({ draw: PLIES + 1, state: 'wrong', link: '' });
  });

  it('are compared with the witness', () => {
    const record = drawnGame();
    const { commitment, seeds } = record.dice;
    const seen = { commitment, seeds: { red: seeds.red }, own: seeds.blue };
    expect(checkRecord(record, witnessed(seen, 'blue')).check.ok).toBe(true);
    expect(checkRecord(record, witnessed(seen, undefined)).check.ok).toBe(true);
    expect(checkRecord(record, witnessed(seen, 'yellow')).check).toMatchObject({ fault: 'witness', draw: 1 });
  });

  it('can be correct although a ply breaks the rules', () => {
    const record = drawnGame();
    const at = record.plies.findIndex((ply) => ply.endsWith('-'));
    const plies = record.plies.with(at, `${record.plies[at]?.[0] ?? ''}7`);
    expect(checkRecord({ ...record, plies })).toMatchObject({ check: { ok: true }, illegal: at + 1 });
  });

  it.each([[null], [{}], ['text'], [{ ...drawnGame(), dice: undefined }]])('are empty for %j', (value) => {
    const { check, draws, evidence } = checkRecord(value);
    expect(check).toMatchObject({ ok: false, draw: 0, fault: 'evidence' });
    expect(draws).toEqual([]);
    expect(evidence).toBeUndefined();
  });

  it('need only the dice of a record', () => {
    const record = drawnGame();
    const { check, draws, illegal } = checkRecord({ ...record, rules: { launch: 'never' } });
    expect(check.ok).toBe(true);
    expect(draws[3]).toMatchObject({ ply: 3, seat: undefined });
    expect(illegal).toBe(1);
  });
});
