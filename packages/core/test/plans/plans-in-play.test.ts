import {
  asTurnOf,
  DIE_FACES,
  legalMoves,
  makeMove,
  seatOf,
  seededChoose,
  type Move,
} from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { isOver, setPlan, type Game } from '../../src/index.ts';
import { dieOnTable, positionAfter, startedFold } from '../../src/game/fold.ts';
import { lossesOf, stopsOf } from './losses.ts';
import { deciderOf, playOnce, playUntil, settle } from '@aeroplane/testing/scenes/play';
import { openScene, startedGame, twoGuests } from '@aeroplane/testing/scenes/scene';

const RED = seatOf('red');

/** A legal move for each face, by choice, as the game stands. */
function facesNow(game: Game, choose: (count: number) => number): Map<number, Move> {
  const position = asTurnOf(startedFold(game).state.position, RED);
  const faces = new Map<number, Move>();
  if (position === undefined) return faces;
  for (const die of DIE_FACES) {
    const moves = legalMoves(game.rules, position, die);
    const move = moves[choose(moves.length)];
    if (moves.length > 1 && move !== undefined) faces.set(die, move);
  }
  return faces;
}

/** Whether a move does now what it did then: the same stops, and no plane less is sent back. */
function isStill(game: Game, madeAt: number, at: number, die: number, move: Move): boolean {
  const [then, now] = [positionAfter(game, madeAt), positionAfter(game, at)].map(
    (position) => position && asTurnOf(position, RED),
  );
  if (then === undefined || now === undefined) return false;
  if (!legalMoves(game.rules, now, die).includes(move)) return false;
  const [stopsThen, stopsNow] = [then, now].map((one) => stopsOf(game.rules, one, RED, die, move));
  const [lostThen, lostNow] = [then, now].map((one) => lossesOf(game.rules, one, RED, die, move));
  return (
    JSON.stringify(stopsThen) === JSON.stringify(stopsNow) &&
    [...(lostThen ?? [])].every(([where, count]) => (lostNow?.get(where) ?? 0) >= count)
  );
}

describe('plans in whole games', () => {
  it('are played where the move still does what it did, and only there', { timeout: 120_000 }, async () => {
    const counts = { played: 0, asked: 0, changed: 0 };
    for (const script of ['one', 'two', 'three', 'four']) {
      const { core } = openScene(script);
      const [asha, bo] = await twoGuests(core);
      const { id } = await startedGame(core, [asha, bo]);
      const choose = seededChoose(script.length);
      let game: Game = await playUntil(core, id, (one) => deciderOf(one) !== undefined);
      while (!isOver(game)) {
        if (deciderOf(game) === asha) {
          game = await playOnce(core, game, choose);
          if (deciderOf(game) === undefined) game = await settle(core, id);
          continue;
        }
        const madeAt = game.log.length;
        const faces = facesNow(game, choose);
        const texts = Object.fromEntries([...faces].map(([die, move]) => [die, makeMove(move)]));
        game = await setPlan(core, asha, id, { faces: texts });
        game = await playOnce(core, game, choose);
        if (deciderOf(game) === undefined && !isOver(game)) game = await settle(core, id);

        // Asha's first roll since: the plan was for it.
        const { plies } = startedFold(game);
        const at = plies.findIndex(({ seat }, ply) => ply > madeAt && seat === RED);
        const ply = plies[at]?.ply;
        if (at >= 0 && ply !== undefined && 'die' in ply) {
          const choices = plies[at]?.choices ?? 0;
          expect(game.plyOrigins.planned.includes(at)).toBe(choices > 1);
          if (choices > 1) {
            counts.played += 1;
            expect(ply.move).toBe(faces.get(ply.die));
            expect(isStill(game, madeAt, at, ply.die, ply.move)).toBe(true);
          }
          for (const later of game.plyOrigins.planned) expect(later).toBeLessThanOrEqual(at);
        } else if (deciderOf(game) === asha && at < 0) {
          const die = dieOnTable(game) ?? 0;
          const move = faces.get(die);
          counts.asked += 1;
          if (move !== undefined) {
            counts.changed += 1;
            expect(isStill(game, madeAt, game.log.length, die, move)).toBe(false);
          }
        }
      }
    }
    expect(counts.played).toBeGreaterThan(50);
    expect(counts.changed).toBeGreaterThan(0);
  });
});
