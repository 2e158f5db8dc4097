/** The app's badge, and which shown notices are settled (docs/design.md#notices). */

/** The parts of a listed game that are read here. */
export interface ListedGame {
  readonly id: string;
  /** The reader is to decide. */
  readonly yours: boolean;
  /** The index of the next ply. */
  readonly ply: number;
  readonly seats: readonly { readonly you?: boolean | undefined; readonly held?: boolean | undefined }[];
}

/** The data stored with a shown notice. */
export interface NoticeData {
  readonly kind: string;
  readonly game?: string;
  /** The index of the next ply. */
  readonly ply?: number;
  /** The moves of the buttons, in order. */
  readonly choices: readonly string[];
  /** Where a click leads. */
  readonly path: string;
}

export const decisionsWaiting = (games: readonly ListedGame[]): number =>
  games.filter(({ yours }) => yours).length;

/** Notices that only matter while the reader's decision is open. */
const ASKS = ['decision', 'reminder', 'nudge'];

/**
 * Whether a notice asks for a decision that is settled. Informative notices stay, and so do those that are newer than the
 * list, whose request may be older.
 */
export function isSettled(
  { kind, game, ply = 0 }: Partial<NoticeData>,
  games: readonly ListedGame[],
): boolean {
  const asks = ASKS.includes(kind ?? '');
  if (!asks && kind !== 'took-over') return false;
  const listed = games.find(({ id }) => id === game);
  if (listed === undefined) return true;
  if (listed.ply < ply) return false;
  return asks ? !listed.yours || listed.ply > ply : !listed.seats.some(({ you, held }) => you && held);
}

interface Badges {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Sets the app's badge, if the browser has one; 0 removes it. */
export async function showBadge(count: number, badges: Badges): Promise<void> {
  try {
    await (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.());
  } catch {
    // Browsers may forbid it, as in a private window.
  }
}
