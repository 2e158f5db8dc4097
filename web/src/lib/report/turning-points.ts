/** The plies that changed the chances most, in words. */

import type { Swing } from '@aeroplane/bot';
import { colourOf, legalMoves, makeMove, type Seat } from '@aeroplane/engine';
import type { Messages } from '../i18n/en/main.ts';
import { points } from '../i18n/numbers.ts';
import { choicesOf, choiceText, type Choice } from '../model/choice.ts';
import { positionAt, type GameLog } from '../model/log.ts';

export interface TurningPoint {
  /** The number of the ply, from 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly kind: Swing['kind'];
  readonly text: string;
  /** The change of the roller's chance. */
  readonly points: string;
  readonly better?: Choice;
}

function turningPoint(log: GameLog, swing: Swing, m: Messages): TurningPoint | undefined {
  const { seat, kind, change } = swing;
  const [played, state, position] = [log.plies[swing.ply], log.states[swing.ply], positionAt(log, swing.ply)];
  if (!played || !('die' in played) || !state || !position) return undefined;
  const who = m.colours[colourOf(seat)];
  const ply = swing.ply + 1;
  const common = { ply, seat, kind, points: points(change) };
  if (kind === 'luck') return { ...common, text: m.report.swingOfLuck(ply, who, played.die) };

  const legal = legalMoves(state.rules, position, played.die).map(makeMove);
  const choices = choicesOf(state.rules, position, played.die, legal);
  const better = choices.find(({ move }) => move === swing.better);
  if (!better) return undefined;
  const text = m.report.swingOfChoice(ply, who, played.die, choiceText(better, choices, m));
  return { ...common, text, better };
}

/** In the order of the swings, without those that round to zero. */
export const turningPoints = (log: GameLog, swings: readonly Swing[], m: Messages): TurningPoint[] =>
  swings.flatMap((swing) => {
    const point = Math.abs(swing.change) < 0.005 ? undefined : turningPoint(log, swing, m);
    return point ? [point] : [];
  });
