import { describe, expect, it } from 'vitest';

import { dicedRecord } from './diced-record.ts';
import { run } from './memory-terminal.ts';

const record = dicedRecord();
const draws = record.plies.length + 1;
const verify = (value: unknown) => run(['verify', '-'], { '-': value });
const withDice = (dice: object) => ({ ...record, dice: { ...record.dice, ...dice } });

describe('verify', () => {
  it('counts the draws of an honest game', async () => {
    expect(await verify(record)).toEqual({ status: 0, out: `ok: ${draws} draws\n`, err: '' });
    const four = dicedRecord([0, 1, 2, 3], 5);
    expect((await verify(four)).out).toBe(`ok: ${four.plies.length + 1} draws\n`);
  });

  it('names the first draw that is wrong, and why', async () => {
    const links = record.dice.links.with(9, '00'.repeat(32));
    expect(await verify(withDice({ links }))).toEqual({
      status: 1,
      out: '',
      err: 'draw 10: its link does not hash to the link before\n',
    });
    expect((await verify(withDice({ commitment: '00'.repeat(32) }))).err).toMatch(/^draw 1: /);
    expect((await verify({ ...record, first: record.first === 'red' ? 'blue' : 'red' })).err).toMatch(
      /^draw 1: /,
    );
  });

  it('names the draw of a changed die, though the ply is illegal too', async () => {
    const at = record.plies.findIndex((ply) => ply === '2L' || ply === '4L');
    const plies = record.plies.with(at, '5L');
    expect((await verify({ ...record, plies })).err).toMatch(new RegExp(`^draw ${at + 2}: the die is`));
  });

  it('reports a ply that the rules forbid under honest dice', async () => {
    const at = record.plies.findIndex((ply) => ply.endsWith('-'));
    const plies = record.plies.with(at, `${record.plies[at]?.[0]}L`);
    expect(await verify({ ...record, plies })).toMatchObject({ status: 1, out: '' });
    expect((await verify({ ...record, plies })).err).toMatch(new RegExp(`^ply ${at + 1}: `));
  });

  it('holds the record against a witness', async () => {
    const { commitment, seeds } = record.dice;
    const against = (witness: unknown) => run(['verify', 'r', '--witness', 'w'], { r: record, w: witness });
    expect((await against({ commitment, seeds })).status).toBe(0);
    expect((await against({ commitment, seeds: { red: seeds['red'] } })).status).toBe(0);
    expect(await against({ commitment, seeds: { red: '00'.repeat(16) } })).toEqual({
      status: 1,
      out: '',
      err: 'draw 1: the seed of red is not the one that was witnessed\n',
    });
    expect((await against({})).err).toMatch(/^the witness has no commitment/);
    expect((await run(['verify', '-', '--witness', '-'], { '-': record })).err).toMatch(/both/);
  });

  it('says that a record has no dice', async () => {
    const { dice: _dice, ...bare } = record;
    expect(await verify(bare)).toEqual({ status: 1, out: '', err: 'the record has no "dice"\n' });
  });
});
