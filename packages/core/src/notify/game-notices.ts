/** Notices of a game as it stands (docs/design.md#notices): a pure function of the game, so asking again changes nothing. */

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
  details: Pick<Notice, 'kind' | 'key' | 'who' | 'from'>,
): Notice => ({
  player,
  game: game.id,
  ...details,
});

/** Notices for the creator of a waiting game, of each player who joined. */
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
 * Notices for players with a reserved seat who did not create the game: only a rematch has such seats. The asker's name is
 * added at delivery, because the game knows the names of seated players only, and the creator may not be one yet.
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

/** Whether no person has acted in a game since it started. */
function isFresh(game: Game): boolean {
  const people = peopleOf(game).map(({ colour }) => colour);
  return startedFold(game).plies.every(
    ({ ply, seat, choices }) =>
      'die' in ply && (!people.includes(seat) || (choices <= 1 && game.rolling === 'auto')),
  );
}

/** Notices for everyone but the player who started the game, and the first to decide, who gets a notice of the decision. */
function started(game: Game): Notice[] {
  if (!isFresh(game)) return [];
  const asked = toAct(game);
  return peopleOf(game)
    .filter(({ colour }) => colour !== game.by && colour !== asked)
    .map(({ sitter }) => noticeOf(game, sitter.player, { kind: 'started', key: 's' }));
}

/** Notices for players whose seat the bot has taken over, or who are out of a strict game, after missed decisions. */
function tookOver(game: Game): Notice[] {
  const { plies, state } = startedFold(game);
  return peopleOf(game).flatMap(({ colour, sitter }) => {
    const out = colour !== null && game.strict && sitter.misses > 0 && state.position.left.includes(colour);
    if (!sitter.botPlays && !out) return [];
    // The last missed decision tells one takeover from another.
    const missed = game.plyOrigins.missed.findLast((ply) => plies[ply]?.seat === colour) ?? 0;
    return [noticeOf(game, sitter.player, { kind: 'took-over', key: `t${missed}` })];
  });
}

/** A notice for the player to act. If the answer to their own request showed the decision, they get the reminder only. */
function decision(game: Game, nowMs: number): Notice[] {
  const acting = toAct(game);
  const sitter = acting === null ? undefined : seatOfColour(game, acting)?.sitter;
  if (game.decision === null || sitter?.kind !== 'player') return [];
  const { remindAtMs, shown } = game.decision;
  // The number of dice names the decision: another player's leaving adds a ply, and the decision stays the same.
  const { dice } = startedFold(game).state;
  if (remindAtMs !== null && remindAtMs <= nowMs) {
    return [noticeOf(game, sitter.player, { kind: 'reminder', key: `r${dice}` })];
  }
  return shown ? [] : [noticeOf(game, sitter.player, { kind: 'decision', key: `d${dice}` })];
}

/** Notices for the players who played to the end, except the one who ended it. */
function finished(game: Game): Notice[] {
  const left = foldOf(game)?.state.position.left ?? [];
  return peopleOf(game)
    .filter(({ colour }) => colour !== null && colour !== game.by && !left.includes(colour))
    .map(({ sitter }) => noticeOf(game, sitter.player, { kind: 'finished', key: 'f' }));
}

/** All notices of a game but chat. Each player's membership has the receipts of those that were delivered. */
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
