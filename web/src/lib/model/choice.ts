/** The legal moves of a decision: what each does, for the board and in words (docs/rules.md#legal-moves). */

import {
  colourOf,
  eventsOf,
  flies,
  LAUNCH,
  originOf,
  parseMove,
  sizeOf,
  stacks,
  stepOf,
  type Group,
  type Move,
  type PlyEvent,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import type { Messages } from '../i18n/en/main.ts';

/** A leg of a move's way, by the steps it passes. Flights are drawn differently. */
export interface Leg {
  readonly flight: boolean;
  readonly steps: readonly number[];
}

export interface Choice {
  /** The move's text, as in a request (docs/rules.md#move-text). */
  readonly text: string;
  readonly move: Move;
  readonly seat: Seat;
  /** The group that moves. */
  readonly origin: Group;
  readonly legs: readonly Leg[];
  /** The step where the way ends, before the mover is sent back, if it is. */
  readonly end: number;
  readonly captures: readonly { readonly seat: Seat; readonly step: number; readonly count: number }[];
  readonly sentBack: boolean;
  readonly events: readonly PlyEvent[];
}

const HANGAR_TO_LAUNCH: Leg = { flight: false, steps: [-1, 0] };

function legsOf(events: readonly PlyEvent[]): Leg[] {
  return events.flatMap((event): Leg[] => {
    if (event.type === 'launched') return [HANGAR_TO_LAUNCH];
    if (event.type === 'moved') return [{ flight: false, steps: event.path }];
    if (event.type === 'jumped') return [{ flight: false, steps: [event.from, event.to] }];
    return event.type === 'flew' ? [{ flight: true, steps: [event.from, event.to] }] : [];
  });
}

/** The choices for these move texts. Texts that do not parse are left out. */
export function choicesOf(rules: Rules, position: Position, die: number, legal: readonly string[]): Choice[] {
  const seat = position.turn;
  if (seat === null) return [];
  return legal.flatMap((text): Choice[] => {
    const move = parseMove(text);
    if (!move.ok) return [];
    const events = eventsOf(rules, position, { die, move: move.value });
    const legs = legsOf(events);
    return [
      {
        text,
        move: move.value,
        seat,
        origin: originOf(move.value),
        legs,
        end: legs.at(-1)?.steps.at(-1) ?? 0,
        captures: events.flatMap((event) => (event.type === 'captured' ? [event] : [])),
        sentBack: events.some(({ type }) => type === 'sentBack'),
        events,
      },
    ];
  });
}

/** The choices of each group that can move. */
export function choicesByOrigin(choices: readonly Choice[]): Map<Group, Choice[]> {
  const groups = new Map<Group, Choice[]>();
  for (const choice of choices) groups.set(choice.origin, [...(groups.get(choice.origin) ?? []), choice]);
  return groups;
}

const whereOf = (origin: Group, m: Messages): string =>
  stepOf(origin) < 0 ? m.choice.launchFrom : m.choice.plane(sizeOf(origin), stepOf(origin));

/** Captures, and being sent back. */
function consequences(choice: Choice, m: Messages): string[] {
  const captured = new Map<Seat, number>();
  for (const { seat, count } of choice.captures) captured.set(seat, (captured.get(seat) ?? 0) + count);
  return [
    ...[...captured].map(([seat, count]) => m.choice.captures(count, m.colours[colourOf(seat)])),
    ...(choice.sentBack ? [m.choice.sentBack] : []),
  ];
}

function destination(choice: Choice, siblings: readonly Choice[], m: Messages): string {
  const last = choice.events.findLast(({ type }) => type === 'moved' || type === 'jumped' || type === 'flew');
  if (choice.events.some(({ type }) => type === 'wentHome')) return m.choice.home;
  if (flies(choice.move)) return m.choice.flyTo(choice.end);
  const couldFly = siblings.some(({ move }) => flies(move));
  if (couldFly && choice.end === 18) return m.choice.stayOn(choice.end);
  return last?.type === 'jumped' ? m.choice.jump(choice.end) : m.choice.to(choice.end);
}

function stacking(choice: Choice, siblings: readonly Choice[], m: Messages): string[] {
  const stacked = choice.events.find((event) => event.type === 'stacked');
  if (stacked) return [m.choice.join(stacked.size)];
  const couldStack = siblings.some(({ move }) => stacks(move) && flies(move) === flies(choice.move));
  return couldStack ? [m.choice.restBeside] : [];
}

/** A choice in one line that distinguishes it from the other choices of the same plane. */
export function choiceText(choice: Choice, all: readonly Choice[], m: Messages): string {
  if (choice.move === LAUNCH) return m.choice.launch;
  const siblings = all.filter(({ origin }) => origin === choice.origin);
  return m.choice.line(whereOf(choice.origin, m), [
    destination(choice, siblings, m),
    ...stacking(choice, siblings, m),
    ...consequences(choice, m),
  ]);
}

/** The label of a plane that can move, as a button on the board. */
export function planeLabel(own: readonly Choice[], m: Messages): string {
  const [choice] = own;
  if (!choice) return '';
  const where = whereOf(choice.origin, m);
  if (own.length > 1) return m.choice.label(where, [m.choice.several(own.length)]);
  if (choice.move === LAUNCH) return m.choice.label(where, [m.choice.launches]);
  return m.choice.label(where, [
    m.choice.moves(stepOf(choice.origin), choice.end),
    ...consequences(choice, m),
  ]);
}

/** The labels of all planes that can move. */
export const planeLabels = (
  byOrigin: ReadonlyMap<Group, readonly Choice[]>,
  m: Messages,
): ReadonlyMap<Group, string> => new Map([...byOrigin].map(([origin, own]) => [origin, planeLabel(own, m)]));
