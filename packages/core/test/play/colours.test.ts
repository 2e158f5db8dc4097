import { COLOURS, colourOf, type Colour } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { coloursFor, createGame, readInvite, takeSeat, type NewGame } from '../../src/index.ts';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, openScene, seedOf } from '@aeroplane/testing/scenes/scene';

const me = { who: 'me' } as const;
const open = { who: 'open' } as const;
const bot = { who: 'bot' } as const;

async function waiting(seats: NewGame['seats']) {
  const { core } = openScene();
  const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
  const invite = inviteTo(await createGame(core, asha, { seats }));
  return {
    asha,
    bo,
    chen,
    join: (player: string, colour?: Colour) => takeSeat(core, player, invite, { colour, seed: seedOf(1) }),
    /** The colours that a player may choose. */
    choice: async (player?: string): Promise<Colour[]> =>
      coloursFor(await readInvite(core, invite), player).map(colourOf),
  };
}

describe('colours', () => {
  it('are all free in a game for two until one is chosen; then only the opposite is', async () => {
    for (const [colour, opposite] of [
      ['red', 'blue'],
      ['yellow', 'green'],
      ['blue', 'red'],
      ['green', 'yellow'],
    ] as const) {
      const { asha, bo, join, choice } = await waiting([me, open]);
      expect(await choice(bo)).toEqual(COLOURS);
      await join(bo, colour);
      expect(await choice(asha)).toEqual([opposite]);
      for (const other of COLOURS.filter((one) => one !== opposite)) {
        expect(await refusalOf(join(asha, other))).toBe('colour-taken');
      }
      expect((await join(asha)).status).toBe('playing');
    }
  });

  it('are the opposite of a bot’s where two play and the bot’s is given', async () => {
    const { asha, join, choice } = await waiting([me, { ...bot, colour: 'green' }]);
    expect(await choice(asha)).toEqual(['yellow']);
    expect((await join(asha)).seats.map(({ colour }) => colour)).toEqual([1, 3]);
  });

  it('are all that are free where more than two play', async () => {
    const { asha, bo, chen, join, choice } = await waiting([me, open, open]);
    await join(bo, 'yellow');
    expect(await choice(chen)).toEqual(['red', 'blue', 'green']);
    expect(await refusalOf(join(chen, 'yellow'))).toBe('colour-taken');
    await join(chen, 'green');
    expect(await choice(asha)).toEqual(['red', 'blue']);
    await join(asha, 'blue');
    expect(await choice(asha)).toEqual([]);
  });

  it('given with a seat come with that seat', async () => {
    const { asha, bo, chen, join, choice } = await waiting([
      { ...me, colour: 'blue' },
      { ...open, colour: 'red' },
      open,
    ]);
    expect(await choice(asha)).toEqual(['blue']);
    expect(await choice(bo)).toEqual(['red', 'yellow', 'green']);
    expect(await choice(undefined)).toEqual(['red', 'yellow', 'green']);
    expect(await refusalOf(join(bo, 'blue'))).toBe('colour-taken');
    expect(await refusalOf(join(asha, 'red'))).toBe('colour-taken');
    expect((await join(bo, 'red')).seats[1]?.sitter).toMatchObject({ player: bo });
    expect(await choice(chen)).toEqual(['yellow', 'green']);
    expect((await join(chen, 'green')).seats[2]).toMatchObject({ colour: 3, sitter: { player: chen } });
  });

  it('without a wish are the first available', async () => {
    const { asha, bo, chen, join } = await waiting([me, open, open]);
    await join(bo, 'red');
    expect((await join(chen)).seats[2]?.colour).toBe(1);
    expect((await join(asha)).seats[0]?.colour).toBe(2);
  });

  it('left over go to the bots at the start', async () => {
    const { asha, join } = await waiting([me, bot, { ...bot, colour: 'red' }, bot]);
    const { seats } = await join(asha, 'green');
    expect(seats.map(({ colour }) => colour)).toEqual([3, 1, 0, 2]);
  });
});
