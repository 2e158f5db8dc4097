/** What waits for the player of this device: the app's badge, and which notices still count (DESIGN § 6). */

/** What of a listed game this is about. */
export interface ListedGame {
  readonly id: string;
  /** It is the reader's decision. */
  readonly yours: boolean;
  /** The index of the ply to come. */
  readonly ply: number;
  readonly seats: readonly { readonly you?: boolean | undefined; readonly held?: boolean | undefined }[];
}

/** What a shown notice knows of itself. */
export interface NoticeData {
  readonly kind: string;
  readonly game?: string;
  /** The index of the ply to come. */
  readonly ply?: number;
  /** The moves of the buttons, in their order. */
  readonly choices: readonly string[];
  /** Where a click leads. */
  readonly path: string;
}

export const decisionsWaiting = (games: readonly ListedGame[]): number =>
  games.filter(({ yours }) => yours).length;

/** What is of use only while the reader's decision is open. */
const ASKS = ['decision', 'reminder', 'nudge'];

/**
 * Whether a notice asks for something that is settled by now; what only tells something stays, and so does what is newer
 * than the list, which may have been asked for before.
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

/** Sets the app's badge, where there is such a thing; 0 takes it away. */
export async function showBadge(count: number, badges: Badges): Promise<void> {
  try {
    await (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.());
  } catch {
    // It may be forbidden, as in a private window.
  }
}
