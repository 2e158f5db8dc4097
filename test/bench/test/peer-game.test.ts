import {
  applyPly,
  legalMoves,
  makePosition,
  marksOf,
  PRESETS,
  seededChoose,
  sizeOf,
  initialState,
  stepOf,
  type Position,
} from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { choicesOf, type PeerState } from '../src/peer-game.ts';
import { newMatch, reduce } from '../src/peer-reducer.ts';

/** Every plane of a player as `step:size of its group:marks of its group`, sorted. */
function planesOf(position: Position): string[][] {
  return position.fleets.map((fleet) =>
    (fleet ?? [])
      .flatMap((code) =>
        Array.from({ length: sizeOf(code) }, () => `${stepOf(code)}:${sizeOf(code)}:${marksOf(code)}`),
      )
      .sort(),
  );
}

function peerPlanes(G: PeerState): string[][] {
  return Object.values(G.fleets).map((fleet) =>
    fleet
      .map((plane) => {
        const group = plane.stack === null ? [plane] : fleet.filter(({ stack }) => stack === plane.stack);
        return `${plane.step}:${group.length}:${group.filter(({ marked }) => marked).length}`;
      })
      .sort(),
  );
}

describe('the game written for boardgame.io', () => {
  it('is the same game: as many choices, and the same planes after every ply', () => {
    const choose = seededChoose(11);
    for (let seed = 0; seed < 6; seed += 1) {
      let match = newMatch(seed);
      let state = initialState(PRESETS.classic, [0, 1, 2, 3], 0);
      while (match.ctx.gameover === undefined) {
        const mover = match.ctx.currentPlayer;
        expect(state.position.turn).toBe(Number(mover));
        const rolled = reduce(match, 'roll');
        const die = rolled.G.last ?? 0;
        const moves = legalMoves(PRESETS.classic, state.position, die);
        const choices = choicesOf(rolled.G, rolled.ctx.currentPlayer);
        const chosen = choose(Math.max(1, choices.length));
        match = choices.length > 0 ? reduce(rolled, 'move', choices[chosen]) : rolled;
        // The two list the same choices in different orders, so the ply is matched by its result.
        const next = moves
          .map((move) => applyPly(state, { die, move }))
          .find(
            (after) =>
              after.ok &&
              JSON.stringify(planesOf(after.value.position)) === JSON.stringify(peerPlanes(match.G)),
          );
        expect(choices.length).toBe(moves.every((move) => move < 0) ? 0 : moves.length);
        if (next?.ok !== true) throw new Error(`no ply leads from ${makePosition(state.position)} there`);
        state = next.value;
      }
      expect(state.position.turn).toBeNull();
      expect((match.ctx.gameover as { rank: string[] }).rank.map(Number)).toEqual(state.position.rank);
    }
  });
});
