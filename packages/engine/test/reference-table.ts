/**
 * The table of the reference implementation: every plane by itself, on a step, perhaps in a numbered stack,
 * perhaps marked; and both directions of docs/rules.md#position-text. Shares nothing with the engine.
 */

export const LETTERS = ['r', 'y', 'b', 'g'];

export interface Plane {
  /** -1 in the hangar, 56 at home. */
  step: number;
  /** Planes with the same number, other than 0, are one stack; 0 is loose. */
  stack: number;
  mark: boolean;
}

export interface Player {
  letter: string;
  seat: 'empty' | 'gone' | 'taken';
  planes: Plane[];
}

export interface Table {
  players: Player[];
  /** A seat's letter, `-` when over. */
  turn: string;
  sixes: number;
  rank: string[];
  /** Who left, the earliest first: the text does not hold it. */
  left: string[];
}

let stacksSoFar = 0;
export const newStack = (): number => ++stacksSoFar;

function readPlayer(text: string): Player {
  const letter = text.slice(0, 1);
  const rest = text.slice(2);
  if (rest === '-') return { letter, seat: 'empty', planes: [] };
  if (rest === 'x') return { letter, seat: 'gone', planes: [] };
  const planes: Plane[] = [];
  for (const clump of rest.split(',')) {
    const members = clump.split('+');
    const stack = members.length > 1 ? newStack() : 0;
    for (const member of members) {
      const mark = member.endsWith("'");
      const name = member.replace("'", '');
      const step = name === 'H' ? -1 : name === 'F' ? 56 : Number(name);
      planes.push({ step, stack, mark });
    }
  }
  return { letter, seat: 'taken', planes };
}

/** Reads a correct position text; `left` names who left, the earliest first. */
export function readTable(text: string, left: readonly string[]): Table {
  const parts = text.split(' ');
  const field = (name: string): string =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return {
    players: parts.slice(0, 4).map(readPlayer),
    turn: field('turn'),
    sixes: Number(field('sixes')),
    rank: field('rank') === '-' ? [] : field('rank').split(''),
    left: [...left],
  };
}

/** The planes of a player in clumps: each loose plane alone, each stack together, in the order of the text. */
export function clumpsOf(player: Player): Plane[][] {
  const clumps: Plane[][] = [];
  for (const plane of player.planes) {
    const mates = clumps.find((clump) => plane.stack !== 0 && clump[0]?.stack === plane.stack);
    if (mates === undefined) clumps.push([plane]);
    else mates.push(plane);
  }
  return clumps.sort((one, other) => {
    const byStep = (one[0]?.step ?? 0) - (other[0]?.step ?? 0);
    if (byStep !== 0) return byStep;
    if (one.length !== other.length) return one.length - other.length;
    return marksIn(one) - marksIn(other);
  });
}

export const marksIn = (clump: readonly Plane[]): number => clump.filter((plane) => plane.mark).length;

function writeClump(clump: readonly Plane[]): string {
  const ordered = [...clump].sort((one, other) => Number(one.mark) - Number(other.mark));
  return ordered
    .map((plane) => {
      if (plane.step === -1) return 'H';
      if (plane.step === 56) return 'F';
      return plane.mark ? `${plane.step}'` : `${plane.step}`;
    })
    .join('+');
}

function writePlayer(player: Player): string {
  if (player.seat === 'empty') return `${player.letter}:-`;
  if (player.seat === 'gone') return `${player.letter}:x`;
  return `${player.letter}:${clumpsOf(player).map(writeClump).join(',')}`;
}

export function writeTable(table: Table): string {
  const rank = table.rank.length === 0 ? '-' : table.rank.join('');
  return [
    ...table.players.map(writePlayer),
    `turn=${table.turn}`,
    `sixes=${table.sixes}`,
    `rank=${rank}`,
  ].join(' ');
}
