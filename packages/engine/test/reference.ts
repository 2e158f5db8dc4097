/**
 * A second implementation of docs/rules.md, written from the rules alone: slow, plain, with texts as its only interface.
 * The engine must agree with it on every move list and every position.
 *
 * It tests a move by carrying it out on a fresh table, and the move is illegal if that breaks a rule; so legality and
 * effect are one piece of code here. The track is a picture of the board: the colours of its 52 cells in order, and the
 * cell beside each launch cell.
 */

import type { Rules } from '../src/rules.ts';
import {
  clumpsOf,
  LETTERS,
  marksIn,
  newStack,
  readTable,
  writeTable,
  type Plane,
  type Player,
  type Table,
} from './reference-table.ts';

const TRACK_COLOURS = 'grybgrybgrybgrybgrybgrybgrybgrybgrybgrybgrybgrybgryb';
const CELL_BESIDE_LAUNCH: Record<string, number> = { r: 0, y: 13, b: 26, g: 39 };
const ACROSS: Record<string, string> = { r: 'b', y: 'g', b: 'r', g: 'y' };
const LAUNCH_NUMBERS: Record<Rules['launch'], number[]> = {
  even: [2, 4, 6],
  'five-or-six': [5, 6],
  six: [6],
};

/** The cells of a player's way, by step: undefined off the track. */
const WAYS = new Map(
  LETTERS.map((letter) => {
    const way: (number | undefined)[] = [undefined];
    let cell = CELL_BESIDE_LAUNCH[letter] ?? 0;
    for (let step = 1; step <= 50; step++) {
      way[step] = cell;
      cell = cell === 51 ? 0 : cell + 1;
    }
    return [letter, way];
  }),
);

const cellUnder = (letter: string, step: number): number | undefined => WAYS.get(letter)?.[step];

const isOwnColour = (letter: string, step: number): boolean => {
  const cell = cellUnder(letter, step);
  return cell !== undefined && TRACK_COLOURS[cell] === letter;
};

function nextOwnColour(letter: string, step: number): number {
  let next = step + 1;
  while (!isOwnColour(letter, next)) next++;
  return next;
}

function sendBack(plane: Plane): void {
  plane.step = -1;
  plane.stack = 0;
  plane.mark = false;
}

/** A plane alone is no stack. */
function dissolveSinglePlanes(player: Player): void {
  for (const clump of clumpsOf(player)) if (clump.length === 1) for (const plane of clump) plane.stack = 0;
}

const stillPlays = (table: Table, player: Player): boolean =>
  player.seat === 'taken' && !table.rank.includes(player.letter);

const countsSixes = (rules: Rules): boolean => rules.thirdSix !== 'free';

function playerToMove(table: Table): Player {
  const player = table.players.find((one) => one.letter === table.turn);
  if (player === undefined) throw new Error('nobody is to move');
  return player;
}

function forgetTurn(table: Table): void {
  table.sixes = 0;
  for (const player of table.players) for (const plane of player.planes) plane.mark = false;
}

/** A single player in play is last (docs/rules.md#the-end); below come those who left, the latest first (docs/rules.md#leaving). */
function endIfOneIsLeft(table: Table): void {
  const playing = table.players.filter((player) => stillPlays(table, player));
  if (playing.length > 1) return;
  endGame(table, playing);
}

function endGame(table: Table, last: readonly Player[]): void {
  for (const player of last) table.rank.push(player.letter);
  for (const letter of [...table.left].reverse()) table.rank.push(letter);
  table.turn = '-';
  forgetTurn(table);
}

function passTurn(table: Table): void {
  forgetTurn(table);
  let seat = LETTERS.indexOf(table.turn);
  for (let tries = 0; tries < 4; tries++) {
    seat = (seat + 1) % 4;
    const player = table.players[seat];
    if (player !== undefined && stillPlays(table, player)) {
      table.turn = player.letter;
      break;
    }
  }
  endIfOneIsLeft(table);
}

/** The turn after a move or a pass (docs/rules.md#the-roll). */
function afterMove(table: Table, player: Player, die: number, rules: Rules): void {
  if (player.planes.every((plane) => plane.step === 56)) {
    table.rank.push(player.letter);
    passTurn(table);
  } else if (die !== 6) {
    passTurn(table);
  } else if (countsSixes(rules)) {
    table.sixes++;
  }
}

/** Captures on a cell landed on; true if the mover goes back as well (docs/rules.md#captures). */
function land(table: Table, player: Player, step: number, rules: Rules): boolean {
  const cell = cellUnder(player.letter, step);
  if (cell === undefined) return false;
  let metStack = false;
  for (const other of table.players) {
    if (other === player) continue;
    for (const plane of other.planes) {
      if (cellUnder(other.letter, plane.step) !== cell) continue;
      if (plane.stack !== 0) metStack = true;
      sendBack(plane);
    }
  }
  return metStack && rules.stackCapture === 'mutual';
}

function captureOnCrossing(table: Table, player: Player): void {
  for (const other of table.players) {
    if (other.letter !== ACROSS[player.letter]) continue;
    for (const plane of other.planes) if (plane.step === 53) sendBack(plane);
  }
}

/** The end of an advance (docs/rules.md#jumps-and-flights): -1 if the mover is sent back, `null` if it is illegal. */
function travel(table: Table, player: Player, target: number, fly: boolean, rules: Rules): number | null {
  let step = target;
  let direct = true;
  if (land(table, player, step, rules)) return fly ? null : -1;
  if (isOwnColour(player.letter, step) && step !== 18 && step !== 50) {
    step = nextOwnColour(player.letter, step);
    direct = false;
    if (land(table, player, step, rules)) return fly ? null : -1;
  }
  const onShortcut = step === 18;
  if (fly) {
    if (!onShortcut) return null;
    captureOnCrossing(table, player);
    if (land(table, player, 30, rules)) return -1;
    if (!direct || rules.afterShortcut === 'stop') return 30;
    return land(table, player, 34, rules) ? -1 : 34;
  }
  if (onShortcut && rules.shortcut === 'compulsory') return null;
  if (onShortcut && direct) {
    return land(table, player, 22, rules) ? -1 : 22;
  }
  return step;
}

/** Joins or not (docs/rules.md#stacks). False if the choice is illegal. */
function settle(
  player: Player,
  movers: readonly Plane[],
  step: number,
  join: boolean,
  rules: Rules,
): boolean {
  const others = player.planes.filter((plane) => !movers.includes(plane) && plane.step === step);
  const mayJoin = others.length > 0 && step >= 1 && step <= 55 && rules.stacking !== 'off';
  const mustJoin = mayJoin && rules.stacking === 'automatic';
  if (join ? !mayJoin : mustJoin) return false;
  for (const plane of movers) plane.step = step;
  if (join) {
    const stack = newStack();
    for (const plane of [...movers, ...others]) plane.stack = stack;
  }
  return true;
}

function advance(table: Table, die: number, text: string, rules: Rules): boolean {
  const parts = /^(?:(\d)x)?(\d+)('*)(f?)(s?)$/.exec(text);
  if (parts === null) return false;
  const [, size = '1', origin, marks = '', f, s] = parts;
  const player = playerToMove(table);
  const movers = clumpsOf(player).find(
    (clump) =>
      clump.length === Number(size) &&
      clump.every((plane) => plane.step === Number(origin)) &&
      marksIn(clump) === marks.length,
  );
  if (movers === undefined) return false;
  let target = Number(origin) + die;
  if (target > 56) {
    if (rules.finish === 'exact') return false;
    target = 112 - target;
  }
  const end = travel(table, player, target, f === 'f', rules);
  if (end === null) return false;
  if (end === -1) {
    if (s === 's') return false;
    movers.forEach(sendBack);
  } else if (!settle(player, movers, end, s === 's', rules)) {
    return false;
  }
  for (const plane of movers) {
    if (plane.step === 56) {
      plane.stack = 0;
      plane.mark = false;
    } else if (plane.step !== -1 && die === 6 && rules.thirdSix === 'return') {
      plane.mark = true;
    }
  }
  return true;
}

function launch(table: Table, die: number, rules: Rules): boolean {
  const plane = playerToMove(table).planes.find((one) => one.step === -1);
  if (plane === undefined || !LAUNCH_NUMBERS[rules.launch].includes(die)) return false;
  plane.step = 0;
  plane.mark = die === 6 && rules.thirdSix === 'return';
  return true;
}

const isThirdSix = (table: Table, die: number, rules: Rules): boolean =>
  die === 6 && table.sixes === 2 && countsSixes(rules);

export function referenceMoves(positionText: string, die: number, rules: Rules): string[] {
  const table = readTable(positionText, []);
  if (table.turn === '-') return [];
  if (isThirdSix(table, die, rules)) return ['!'];
  const candidates = ['L'];
  for (const clump of clumpsOf(playerToMove(table))) {
    const step = clump[0]?.step ?? -1;
    if (step === -1 || step === 56) continue;
    const size = clump.length === 1 ? '' : `${clump.length}x`;
    const origin = `${size}${step}${"'".repeat(marksIn(clump))}`;
    if (candidates.includes(origin)) continue;
    candidates.push(origin, `${origin}s`, `${origin}f`, `${origin}fs`);
  }
  const moves = candidates.filter((text) => {
    const trial = readTable(positionText, []);
    return text === 'L' ? launch(trial, die, rules) : advance(trial, die, text, rules);
  });
  return moves.length === 0 ? ['-'] : moves;
}

/** The position after a legal move; `left` names who left before, the earliest first. */
export function referencePlay(
  positionText: string,
  die: number,
  moveText: string,
  rules: Rules,
  left: readonly string[] = [],
): string {
  if (!referenceMoves(positionText, die, rules).includes(moveText)) throw new Error(`illegal: ${moveText}`);
  const table = readTable(positionText, left);
  const player = playerToMove(table);
  if (moveText === '!') {
    for (const plane of player.planes) if (plane.mark) sendBack(plane);
    dissolveSinglePlanes(player);
    passTurn(table);
    return writeTable(table);
  }
  if (moveText === 'L') launch(table, die, rules);
  else if (moveText !== '-') advance(table, die, moveText, rules);
  afterMove(table, player, die, rules);
  return writeTable(table);
}

/** The position after a player left (docs/rules.md#leaving); `left` names those who left before, the earliest first. */
export function referenceLeave(positionText: string, letter: string, left: readonly string[] = []): string {
  const table = readTable(positionText, left);
  const leaver = table.players.find((player) => player.letter === letter);
  if (leaver === undefined || table.turn === '-' || !stillPlays(table, leaver)) {
    throw new Error(`${letter} cannot leave`);
  }
  leaver.seat = 'gone';
  leaver.planes = [];
  table.left.push(letter);
  if (table.turn === letter) passTurn(table);
  else endIfOneIsLeft(table);
  return writeTable(table);
}

/** The position after the last die of the limit (docs/rules.md#the-end). */
export function referenceLimit(positionText: string, left: readonly string[] = []): string {
  const table = readTable(positionText, left);
  if (table.turn === '-') return positionText;
  const home = (player: Player): number => player.planes.filter((plane) => plane.step === 56).length;
  const steps = (player: Player): number =>
    player.planes.reduce((sum, plane) => sum + (plane.step === -1 ? 0 : plane.step), 0);
  const playing = table.players.filter((player) => stillPlays(table, player));
  playing.sort((one, other) => home(other) - home(one) || steps(other) - steps(one));
  endGame(table, playing);
  return writeTable(table);
}

/** The number of leaves after `depth` plies (docs/rules.md#perft). */
export function referencePerft(positionText: string, depth: number, rules: Rules): number {
  if (depth === 0) return 1;
  let leaves = 0;
  for (let die = 1; die <= 6; die++) {
    const moves = referenceMoves(positionText, die, rules);
    if (moves.length === 0) return 1;
    if (depth === 1) {
      leaves += moves.length;
      continue;
    }
    for (const move of moves) {
      leaves += referencePerft(referencePlay(positionText, die, move, rules), depth - 1, rules);
    }
  }
  return leaves;
}
