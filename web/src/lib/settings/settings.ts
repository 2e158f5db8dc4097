/** The settings of a player: from the stored player into the form, and back as a change. */

import type { Me, PlayerChange, QuietWindow } from '../api-types/types.ts';

/** The parts of a player that the form shows. */
export type Person = Pick<Me, 'name' | 'timeZone' | 'quiet'>;

export interface Settings {
  readonly name: string;
  readonly timeZone: string;
  readonly quiet: boolean;
  /** Stays while the switch is off, so that turning it on again restores the times. */
  readonly window: QuietWindow;
}

/** Offered to a player without quiet hours. */
const USUAL_NIGHT: QuietWindow = { start: '22:00', end: '07:00' };

/** The longest quiet window (docs/design.md#time-per-decision). */
const MOST_QUIET_MINUTES = 10 * 60;

export const settingsOf = ({ name, timeZone, quiet }: Person, browserZone: string): Settings => ({
  name,
  timeZone: timeZone ?? browserZone,
  quiet: quiet != null,
  window: quiet ?? USUAL_NIGHT,
});

/** The fields that differ from the stored player; undefined if none does. */
export function changesOf(player: Person, settings: Settings): PlayerChange | undefined {
  const { timeZone, window } = settings;
  const name = settings.name.trim();
  const stored = player.quiet ?? undefined;
  const same = stored?.start === window.start && stored.end === window.end;
  const change: PlayerChange = {
    ...(name !== player.name && { name }),
    ...(timeZone !== player.timeZone && { timeZone }),
    ...(settings.quiet && !same && { quiet: window }),
    ...(!settings.quiet && stored && { quiet: null }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** The minute of the day of a time such as `22:30`; undefined for any other text. */
function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The window's length in minutes of wall time, over midnight too; undefined while a time is missing. */
export function quietMinutes({ start, end }: QuietWindow): number | undefined {
  const [from, to] = [minuteOf(start), minuteOf(end)];
  if (from === undefined || to === undefined) return undefined;
  return (to - from + 24 * 60) % (24 * 60);
}

export type QuietFault = 'unset' | 'same' | 'too-long';

export function quietFault(window: QuietWindow): QuietFault | undefined {
  const minutes = quietMinutes(window);
  if (minutes === undefined) return 'unset';
  if (minutes === 0) return 'same';
  return minutes > MOST_QUIET_MINUTES ? 'too-long' : undefined;
}

/** The field that a refusal is about. */
export type Field = 'name' | 'timeZone' | 'quiet';

const FIELDS: Readonly<Record<string, Field>> = {
  'bad-name': 'name',
  'bad-time-zone': 'timeZone',
  'bad-quiet-window': 'quiet',
};

export const fieldOf = (code: string | undefined): Field | undefined => FIELDS[code ?? ''];
