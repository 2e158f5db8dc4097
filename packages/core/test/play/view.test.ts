import { COLOURS, seededChoose } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { createGame, listEntryOf, takeSeat, viewOf } from '../../src/index.ts';
import { drawsShown } from '../../src/game/fold.ts';
import { loadGame } from '../loaded-game.ts';
import { deciderOf, playerOf, playUntil, stored } from '@aeroplane/testing/scenes/play';
import { guests, inviteTo, openScene, seatsFor, seedOf, startedGame } from '@aeroplane/testing/scenes/scene';

describe('the view of a game that waits', () => {
  it('has the invite for players with a seat, reserved or taken, and for nobody else', async () => {
    const { core } = openScene();
    const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
    const created = await createGame(core, asha, { seats: seatsFor(3) });
    const game = await takeSeat(core, bo, inviteTo(created), { colour: 'green', seed: seedOf(2) });
    expect(viewOf(game, asha).invite).toBe(inviteTo(created));
    expect(viewOf(game, bo).invite).toBe(inviteTo(created));
    expect(viewOf(game, chen)).not.toHaveProperty('invite');
    expect(viewOf(game, undefined)).not.toHaveProperty('invite');
  });

  it('has the seats in the order of colours, those without one last', async () => {
    const { core } = openScene();
    const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
    const created = await createGame(core, asha, {
      seats: [{ who: 'open' }, { who: 'bot', colour: 'blue', level: 'hard' }, { who: 'me' }],
    });
    const game = await takeSeat(core, bo, inviteTo(created), { colour: 'yellow', seed: seedOf(2) });
    expect(viewOf(game, asha)).toMatchObject({
      status: 'waiting',
      position: null,
      ply: 0,
      toAct: null,
      die: null,
      legal: [],
      deadline: null,
      plies: [],
      seats: [
        { colour: 'yellow', name: 'Bo', kind: 'player' },
        { colour: 'blue', name: null, kind: 'bot', level: 'hard' },
        { colour: null, name: null, kind: 'open', you: true },
      ],
    });
  });
});

describe('the view of a game that runs', () => {
  it('has the legal moves for the player to act, and the die for all', async () => {
    const { core } = openScene();
    const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
    const game = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L'],
      next: [2],
    });
    expect(viewOf(game, asha)).toMatchObject({
      toAct: 'red',
      die: 2,
      legal: ['L', "0'"],
      position: "r:H,H,H,0' y:- b:H,H,H,H g:- turn=r sixes=1 rank=-",
      deadline: new Date(game.decision?.deadlineAtMs ?? 0).toISOString(),
    });
    for (const reader of [bo, 'stranger', undefined]) {
      expect(viewOf(game, reader)).toMatchObject({ toAct: 'red', die: 2, legal: [] });
    }
  });

  it('says which seat is the reader’s and which the creator’s, and what they have seen where it is known', async () => {
    const { core } = openScene();
    const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
    const game = await startedGame(core, [asha, bo]);
    expect(viewOf(game, bo).seats.map(({ you }) => you)).toEqual([undefined, true]);
    expect(viewOf(game, undefined).seats.map(({ you }) => you)).toEqual([undefined, undefined]);
    expect(viewOf(game, bo).seats.map(({ creator }) => creator)).toEqual([true, undefined]);
    expect(viewOf(game, bo, { reading: { seen: 0, muted: true } })).toMatchObject({ seen: 0, muted: true });
    expect(viewOf(game, bo)).not.toHaveProperty('seen');
  });

  it('has the plies and the links from a ply on', async () => {
    const { core } = openScene('since');
    const players = await guests(core, 'Asha', 'Bo', 'Chen');
    const started = await startedGame(core, players);
    await playUntil(core, started.id, (game) => game.log.length > 20);
    const { leaveGame } = await import('../../src/index.ts');
    await leaveGame(core, players[2] ?? '', started.id);
    const game = await playUntil(core, started.id, (one) => one.log.length > 40);
    const whole = viewOf(game, undefined);
    for (let since = 0; since <= whole.ply + 3; since += 1) {
      const view = viewOf(game, undefined, { since });
      expect(view.plies).toEqual(whole.plies.slice(since));
      const diceBefore = whole.plies.slice(0, since).filter((ply) => /^\d/.test(ply)).length;
      expect(view.dice.links).toEqual(
        since === 0 ? whole.dice.links : whole.dice.links.slice(diceBefore + 1),
      );
      expect({ ...view, plies: [], dice: [] }).toEqual({ ...whole, plies: [], dice: [] });
    }
  });

  it('agrees everywhere on the player to act, all through a game', async () => {
    const { core } = openScene('agreement');
    const players = await guests(core, 'Asha', 'Bo', 'Chen');
    const started = await startedGame(core, players, { preset: 'mainland' });
    await playUntil(
      core,
      started.id,
      (game) => {
        const decider = deciderOf(game);
        const { toAct, deadline } = viewOf(game, undefined);
        expect(toAct === null ? undefined : playerOf(game, toAct)).toBe(decider);
        expect(deadline === null).toBe(toAct === null);
        for (const player of players) {
          const own = player === decider;
          expect(viewOf(game, player).legal.length > 0).toBe(own);
          expect(listEntryOf(game, player, 0)).toMatchObject({ toAct, yours: own });
        }
        return false;
      },
      seededChoose(8),
    );
    const over = await stored(core, started.id);
    expect(viewOf(over, players[0])).toMatchObject({
      status: 'finished',
      toAct: null,
      legal: [],
      deadline: null,
    });
    const ranks = viewOf(over, undefined).seats.map(({ rank }) => rank);
    expect(ranks.toSorted()).toEqual([1, 2, 3]);
  });

  it('never has a link that is not published, nor any other secret', async () => {
    const { core } = openScene('no secrets');
    const players = await guests(core, 'Asha', 'Bo');
    const started = await startedGame(core, players);
    const hex = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('hex');
    await playUntil(core, started.id, (game) => {
      const { secret, checkpoint } = game.secrets;
      const view = JSON.stringify([...players, undefined].map((reader) => viewOf(game, reader)));
      expect(view).toContain(hex(game.dice.link));
      expect(view).not.toContain(hex(secret));
      // The checkpoint is the link of its block's last draw, which is published in the end.
      const published = drawsShown(game) % 64 === 0;
      expect(view.includes(hex(checkpoint)), `draw ${drawsShown(game)}`).toBe(published);
      expect(view).not.toContain('secret');
      return false;
    });
  });

  it('names only colours, kinds and names of people, no ids', async () => {
    const { core } = openScene();
    const players = await guests(core, 'Asha', 'Bo');
    const game = await startedGame(core, players);
    for (const player of players) expect(JSON.stringify(viewOf(game, player))).not.toContain(player);
    expect(
      viewOf(game, undefined).seats.every(({ colour }) => colour !== null && COLOURS.includes(colour)),
    ).toBe(true);
  });
});
