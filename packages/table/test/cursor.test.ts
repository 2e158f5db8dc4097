import { createCore, createGame, finishedGames, openGames } from '@aeroplane/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { idOf, sampleGame } from '@aeroplane/testing/scenes/sample-game';
import { testPorts } from '@aeroplane/testing/doubles/test-ports';
import { openTable, type OpenTable } from './open-table.ts';

let opened: OpenTable;
beforeAll(async () => {
  opened = await openTable();
});
afterAll(() => opened.close());

const asha = idOf('asha');
const cursorOf = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const S = (text: string) => ({ S: text });

/** Keys forged by somebody who knows the form of cursors. */
const OF_DONE = [
  { pk: S(`PLAYER#${asha}`), sk: S('PLAYER') },
  { pk: S(`PLAYER#${asha}`), sk: S('') },
  { pk: S(`PLAYER#${asha}`), sk: S('AAA') },
  { pk: S(`PLAYER#${asha}`), sk: S(`GAME#${idOf('game')}`) },
  { pk: S(`PLAYER#${asha}`), sk: S('ZZZ') },
  { pk: S(`PLAYER#${asha}`), sk: { N: '5' } },
  { pk: { N: '5' }, sk: S('DONE#1900000000000#x') },
  { pk: S(''), sk: S('DONE#1900000000000#x') },
  { pk: S(`PLAYER#${idOf('bo')}`), sk: S('DONE#1900000000000#x') },
  { pk: S(`PLAYER#${asha}`), sk: S('DONE#1#x'), more: S('x') },
  { pk: S(`PLAYER#${asha}`) },
];
const OF_OPEN = [
  { pk: S('GAME#g'), sk: S('GAME'), g: S('OPEN'), t: S('5') },
  { pk: S('GAME#g'), sk: S('GAME'), g: S('OPEN'), t: { N: '' } },
  { pk: S('GAME#g'), sk: S('GAME'), g: S('OPEN'), t: { N: '-1' } },
  { pk: S('GAME#g'), sk: S('GAME'), g: S('CLOSED'), t: { N: '5' } },
  { pk: S('GAME#g'), sk: S('GAME'), g: { N: '5' }, t: { N: '5' } },
  { pk: S(''), sk: S('GAME'), g: S('OPEN'), t: { N: '5' } },
  { pk: S('GAME#g'), sk: S(''), g: S('OPEN'), t: { N: '5' } },
  { pk: { N: '1' }, sk: S('GAME'), g: S('OPEN'), t: { N: '5' } },
  { pk: S(`PLAYER#${asha}`), sk: S('PLAYER'), g: S('OPEN'), t: { N: '5' } },
  { pk: S('GAME#g'), sk: S('GAME'), g: S('OPEN') },
];

describe('a cursor', () => {
  it.each(OF_DONE)('forged for finished games is refused: %j', async (key) => {
    expect(await refusalOf(opened.store.finishedGames(asha, 5, cursorOf(key)))).toBe('bad-cursor');
  });

  it.each(OF_OPEN)('forged for open games is refused: %j', async (key) => {
    expect(await refusalOf(opened.store.openGames(5, cursorOf(key)))).toBe('bad-cursor');
  });

  it('of any text ends in a page or a refusal, never in a fault', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.json().map((json) => cursorOf(JSON.parse(json))),
    );
    await fc.assert(
      fc.asyncProperty(text, async (cursor) => {
        expect(['done', 'bad-cursor']).toContain(await refusalOf(opened.store.openGames(5, cursor)));
        expect(['done', 'bad-cursor']).toContain(
          await refusalOf(opened.store.finishedGames(asha, 5, cursor)),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('is refused by the use cases too', async () => {
    const core = createCore(testPorts(opened.store, 'cursor'));
    await opened.store.createGame(sampleGame({ public: true }));
    await createGame(core, asha, { seats: [{ who: 'me' }, { who: 'open' }], public: true });
    expect((await openGames(core)).items).toHaveLength(2);
    expect(await refusalOf(openGames(core, 'x'))).toBe('bad-cursor');
    expect(await refusalOf(finishedGames(core, asha, 'x'))).toBe('bad-cursor');
  });
});
