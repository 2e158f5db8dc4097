/** The state of a game in a headline and a line below it. */

import { seatOf, type Seat } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import type { Messages } from '../i18n/en/main.ts';
import { nameOf } from './seat-name.ts';

export interface Headline {
  readonly title: string;
  /** May be empty. */
  readonly detail: string;
}

/** The player to act and their task, or the winner. */
export function headlineOf(view: View, m: Messages): Headline {
  if (view.status === 'finished') {
    const winner = view.seats.find(({ rank }) => rank === 1);
    if (!winner) return { title: m.game.over, detail: '' };
    return { title: winner.you ? m.game.youWon : m.game.won(nameOf(winner, m)), detail: '' };
  }
  const actor = view.seats.find(({ colour }) => colour !== null && colour === view.toAct);
  if (!actor) return { title: m.game.goingOn, detail: m.game.bots };
  if (actor.you) {
    return view.die === null
      ? { title: m.game.yourRoll, detail: '' }
      : { title: m.game.youDecide, detail: m.game.youRolled(view.die) };
  }
  const name = nameOf(actor, m);
  const detail = view.die === null ? m.game.rolls(name) : m.game.decidesDie(name, view.die);
  return { title: m.game.decides(name), detail };
}

/** The headline during playback of a ply of `showing`; `away`: of everything since the last visit. */
export function showingHeadline(
  view: View,
  showing: Seat,
  { away, waiting }: { readonly away: boolean; readonly waiting: number },
  m: Messages,
): Headline {
  if (away) return { title: m.away.title, detail: m.away.left(waiting) };
  const shown = view.seats.find(({ colour }) => colour !== null && seatOf(colour) === showing);
  return { title: m.game.plays(shown ? nameOf(shown, m) : ''), detail: '' };
}
