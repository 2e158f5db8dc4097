/**
 * The requests and answers of a race, and the contradictions in them: no order of writes to one game could explain
 * these.
 */

/** One request about a game, with the version that its answer shows. */
export interface Operation {
  readonly game: string;
  /** Positions in the total order of sends and receipts. */
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly status: number;
  readonly code?: string;
  /** From the view in the answer; absent where there was none. */
  readonly version?: number;
  readonly position?: string | null;
  /** For the submit of the player's own decision. */
  readonly submitted?: { readonly ply: number; readonly move: string };
}

/** A write accepted by the store, in its order. */
export interface Write {
  readonly game: string;
  readonly version: number;
}

/** Refusals that a race may cause. */
const EXPECTED = new Set(['unavailable', 'busy', 'ply-taken', 'was-held', 'not-your-decision', 'game-over']);

const byGame = <T extends { readonly game: string }>(all: readonly T[]): T[][] => [
  ...Map.groupBy(all, ({ game }) => game).values(),
];

/** Versions follow each other without a gap. */
const gaps = (writes: readonly Write[]): string[] =>
  byGame(writes).flatMap((own) =>
    own
      .slice(1)
      .flatMap(({ game, version }, at) =>
        version === (own[at]?.version ?? 0) + 1
          ? []
          : [`${game}: version ${version} after ${own[at]?.version}`],
      ),
  );

/** A request sent after an answer was received sees at least that answer's version. */
function wentBack(operations: readonly Operation[]): string[] {
  return byGame(operations).flatMap((own) => {
    const received = own
      .filter(({ version }) => version !== undefined)
      .sort((a, b) => a.receivedAt - b.receivedAt);
    const sent = received.toSorted((a, b) => a.sentAt - b.sentAt);
    let [at, newest] = [0, 0];
    return sent.flatMap(({ game, sentAt, version = 0 }) => {
      for (; (received[at]?.receivedAt ?? Infinity) < sentAt; at += 1)
        newest = Math.max(newest, received[at]?.version ?? 0);
      return version < newest ? [`${game}: version ${version} after ${newest} had been shown`] : [];
    });
  });
}

/** One version has one position. */
function twofold(operations: readonly Operation[]): string[] {
  const known = new Map<string, string | null>();
  return operations.flatMap(({ game, version, position }) => {
    if (version === undefined || position === undefined) return [];
    const name = `${game} ${version}`;
    const before = known.get(name);
    if (before === undefined) known.set(name, position);
    return before === undefined || before === position ? [] : [`${name}: two positions`];
  });
}

/** Acknowledged moves are in the log, and moves refused as taken are not. */
const wrongAnswers = (
  operations: readonly Operation[],
  logs: ReadonlyMap<string, readonly string[]>,
): string[] =>
  operations.flatMap(({ game, status, code, submitted }) => {
    if (submitted === undefined) return [];
    const { ply, move } = submitted;
    const stands = logs.get(game)?.[ply]?.slice(1) === move;
    if (status === 200 && !stands) return [`${game}: ply ${ply} was acknowledged as ${move}, and is lost`];
    if (code === 'ply-taken' && stands) return [`${game}: ply ${ply} was refused as taken, and stands`];
    return [];
  });

const unexpected = (operations: readonly Operation[]): string[] =>
  operations.flatMap(({ game, status, code }) =>
    status === 200 || (code !== undefined && EXPECTED.has(code))
      ? []
      : [`${game}: answered ${status} ${code}`],
  );

/** All contradictions in a history; `logs` are the final plies of each game. */
export const violationsOf = (
  operations: readonly Operation[],
  writes: readonly Write[],
  logs: ReadonlyMap<string, readonly string[]>,
): string[] => [
  ...gaps(writes),
  ...wentBack(operations),
  ...twofold(operations),
  ...wrongAnswers(operations, logs),
  ...unexpected(operations),
];
