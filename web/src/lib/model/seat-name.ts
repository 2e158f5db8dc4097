import type { ViewSeat } from '../api-types/types.ts';
import type { Messages } from '../i18n/en/main.ts';
import { isolated } from '../kernel/bidi.ts';

/** The display name of a seat: its player's, "former player", the bot's level, or its colour. */
export function nameOf(seat: ViewSeat, m: Messages): string {
  if (seat.name !== null) return isolated(seat.name);
  if (seat.kind === 'bot') return m.seats.bot(seat.level);
  if (seat.kind === 'player') return m.seats.former;
  return seat.colour === null ? m.seats.open : m.colours[seat.colour];
}

/** The end of a vacation that has begun; undefined otherwise. */
export function awayUntilMs({ away }: ViewSeat, nowMs: number): number | undefined {
  if (!away || Date.parse(away.from) > nowMs) return undefined;
  const untilMs = Date.parse(away.until);
  return untilMs > nowMs ? untilMs : undefined;
}
