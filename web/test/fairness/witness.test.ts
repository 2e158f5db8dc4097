import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkDice,
  freshSeed,
  readWitness,
  witnessJoining,
  type ShownDice,
} from '../../src/lib/fairness/witness.ts';
import { MemoryStorage } from '../memory-storage.ts';

const shown = (
  change: Partial<ShownDice> = {},
  seeds: Record<string, string> = { red: 'aa' },
): ShownDice => ({
  id: 'g1',
  status: 'waiting',
  seats: [{ colour: 'red' }, { colour: null }],
  dice: { commitment: 'c0', seeds },
  ...change,
});
const joined = (seeds: Record<string, string>, change: Partial<ShownDice> = {}): ShownDice =>
  shown({ status: 'playing', seats: [{ colour: 'red' }, { colour: 'blue', you: true }], ...change }, seeds);

describe('the witness of a game', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = new MemoryStorage();
  });

  it('is stored before the seed is sent, and keeps that seed', () => {
    const seed = witnessJoining(storage, shown(), () => 'bb');
    expect(readWitness(storage, 'g1')).toEqual({ commitment: 'c0', seeds: { red: 'aa' }, own: 'bb' });
    expect(seed).toBe('bb');
    expect(witnessJoining(storage, shown(), () => 'cc')).toBe('bb');
  });

  it('accepts the dice that it saw', () => {
    witnessJoining(storage, shown(), () => 'bb');
    expect(checkDice(storage, joined({ red: 'aa', blue: 'bb' }))).toBeUndefined();
    expect(checkDice(storage, shown({ id: 'another' }))).toBeUndefined();
  });

  it('names what was changed later', () => {
    witnessJoining(storage, shown(), () => 'bb');
    const seeds = { red: 'aa', blue: 'bb' };
    const other = joined(seeds, { dice: { commitment: 'c1', seeds } });
    expect(checkDice(storage, other)).toBe('commitment');
    expect(checkDice(storage, joined({ red: 'aa', blue: 'b0' }))).toBe('own-seed');
    expect(checkDice(storage, joined({ red: 'a0', blue: 'bb' }))).toBe('earlier-seed');
    expect(checkDice(storage, joined({ blue: 'bb' }))).toBe('earlier-seed');
  });

  it('notes who joins and leaves while the game waits', () => {
    witnessJoining(storage, shown(), () => 'bb');
    expect(checkDice(storage, joined({ blue: 'bb' }, { status: 'waiting' }))).toBeUndefined();
    expect(checkDice(storage, joined({ blue: 'bb', green: 'dd' }, { status: 'waiting' }))).toBeUndefined();
    expect(checkDice(storage, joined({ blue: 'bb', green: 'd0' }))).toBe('earlier-seed');
  });

  it('has a seed of 16 fresh bytes in hex', () => {
    expect(freshSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(freshSeed()).not.toBe(freshSeed());
  });
});
