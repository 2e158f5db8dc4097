/** What waits for the player of this device: the app's badge, and the notices that still count (DESIGN § 6). */

/** What of a listed game this is about. */
export interface ListedGame {
  readonly id: string;
  /** It is the reader's decision. */
  readonly yours: boolean;
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

const gamesOfKind: Readonly<Record<string, (game: ListedGame) => boolean>> = {
  decision: ({ yours }) => yours,
  reminder: ({ yours }) => yours,
  'took-over': ({ seats }) => seats.some(({ you, held }) => you && held),
};

/** Whether a notice asks for something that is settled by now; what only tells something stays. */
export function isSettled({ kind, game }: Partial<NoticeData>, games: readonly ListedGame[]): boolean {
  const waits = gamesOfKind[kind ?? ''];
  return waits !== undefined && !games.some((listed) => listed.id === game && waits(listed));
}

interface Shown {
  readonly data: unknown;
  close(): void;
}

interface Notices {
  getNotifications(): Promise<readonly Shown[]>;
}

const dataOf = ({ data }: Shown): Partial<NoticeData> => data ?? {};

/** Closes the notices that `gone` says of, and returns how many. */
export async function closeNotices(
  notices: Notices,
  gone: (data: Partial<NoticeData>) => boolean,
): Promise<number> {
  const closing = (await notices.getNotifications()).filter((shown) => gone(dataOf(shown)));
  for (const shown of closing) shown.close();
  return closing.length;
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
