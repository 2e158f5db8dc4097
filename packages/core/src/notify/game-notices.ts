/** Who must hear what of a game as it stands (DESIGN § 6): a fold like everything else, so it may be asked again. */

import { foldOf, startedFold, toAct } from '../game/fold.ts';
import type { Game, GameSeat, Person } from '../game/game.ts';
import { playersOf, seatOfColour } from '../game/seats.ts';
import type { Notice } from '../model/notice.ts';

type Seated = GameSeat & { readonly sitter: Person };

const peopleOf = (game: Game): Seated[] =>
  game.seats.filter((seat): seat is Seated => seat.sitter.kind === 'player');

const noticeOf = (
  game: Game,
  player: string,
  rest: Pick<Notice, 'kind' | 'key' | 'who' | 'from'>,
): Notice => ({
  player,
  game: game.id,
  ...rest,
});

/** The creator of a game that waits hears of everybody who joined it. */
function joined(game: Game): Notice[] {
  const creatorSeat = game.seats[game.creator];
  const [creator] = creatorSeat === undefined ? [] : playersOf({ ...game, seats: [creatorSeat] });
  if (creator === undefined) return [];
  return peopleOf(game)
    .filter(({ sitter }) => sitter.player !== creator)
    .map(({ sitter }) =>
      noticeOf(game, creator, { kind: 'joined', key: `j${sitter.player}`, who: sitter.name }),
    );
}

/**
 * Those whose seat is kept and who did not create the game themselves, which is so in rematches only. Who wants it is
 * said where it is told: the creator may not have sat down yet, and a game knows the names of those who have.
 */
function rematch(game: Game): Notice[] {
  const creator = game.seats[game.creator];
  const [from] = creator === undefined ? [] : playersOf({ ...game, seats: [creator] });
  return game.seats.flatMap(({ sitter }, index) =>
    sitter.kind === 'open' && sitter.reservedFor !== null && index !== game.creator
      ? [
          noticeOf(game, sitter.reservedFor, {
            kind: 'rematch',
            key: 'm',
            ...(from !== undefined && { from }),
          }),
        ]
      : [],
  );
}

/** Whether no person has done anything in a game since it started. */
function isFresh(game: Game): boolean {
  const people = peopleOf(game).map(({ colour }) => colour);
  return startedFold(game).plies.every(
    ({ ply, seat, choices }) =>
      'die' in ply && (!people.includes(seat) || (choices <= 1 && game.rolling === 'auto')),
  );
}

/** Everybody but who started the game, and who is asked first and hears that instead. */
function started(game: Game): Notice[] {
  if (!isFresh(game)) return [];
  const asked = toAct(game);
  return peopleOf(game)
    .filter(({ colour }) => colour !== game.by && colour !== asked)
    .map(({ sitter }) => noticeOf(game, sitter.player, { kind: 'started', key: 's' }));
}

/** Those whose seat the bot has taken over, or who are out of a strict game, after missing decisions. */
function tookOver(game: Game): Notice[] {
  const { plies, state } = startedFold(game);
  return peopleOf(game).flatMap(({ colour, sitter }) => {
    const out = colour !== null && game.strict && sitter.misses > 0 && state.position.left.includes(colour);
    if (!sitter.botPlays && !out) return [];
    // Which taking-over it is: the last decision that was missed.
    const missed = game.plyOrigins.missed.findLast((ply) => plies[ply]?.seat === colour) ?? 0;
    return [noticeOf(game, sitter.player, { kind: 'took-over', key: `t${missed}` })];
  });
}

/** Whoever is waited for; who was shown it by the answer to their own act is only reminded. */
function decision(game: Game, nowMs: number): Notice[] {
  const acting = toAct(game);
  const sitter = acting === null ? undefined : seatOfColour(game, acting)?.sitter;
  if (game.decision === null || sitter?.kind !== 'player') return [];
  const { remindAtMs, shown } = game.decision;
  // Which decision it is: that of this die. Somebody else's leaving adds a ply and leaves it as it is.
  const { dice } = startedFold(game).state;
  if (remindAtMs !== null && remindAtMs <= nowMs) {
    return [noticeOf(game, sitter.player, { kind: 'reminder', key: `r${dice}` })];
  }
  return shown ? [] : [noticeOf(game, sitter.player, { kind: 'decision', key: `d${dice}` })];
}

/** Those who played to the end, but for whoever ended it. */
function finished(game: Game): Notice[] {
  const left = foldOf(game)?.state.position.left ?? [];
  return peopleOf(game)
    .filter(({ colour }) => colour !== null && colour !== game.by && !left.includes(colour))
    .map(({ sitter }) => noticeOf(game, sitter.player, { kind: 'finished', key: 'f' }));
}

/** Everything that somebody must hear now of this game. Whether they have heard it, their membership knows. */
export function noticesOf(game: Game, nowMs: number): Notice[] {
  switch (game.status) {
    case 'waiting':
      return [...joined(game), ...rematch(game)];
    case 'playing':
      return [...decision(game, nowMs), ...started(game), ...tookOver(game)];
    case 'finished':
      return finished(game);
    case 'cancelled':
      return [];
  }
}
