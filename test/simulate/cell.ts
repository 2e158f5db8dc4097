/** A cell: some games of one kind with their players, from the first day to the last. */

import { changeMe, createGame, inviteOf, signInAsGuest, takeSeat, type NewGame } from '@aeroplane/core';
import type { Preset } from '@aeroplane/engine';
import { itemSize } from '@aeroplane/table';
import { packGame } from '../../packages/table/src/game-item.ts';
import { Chance } from './chance.ts';
import type { Fault, Sent } from './checker.ts';
import type { Cost } from './meter.ts';
import type { Ask } from './observer.ts';
import { DAY_MS, HOUR_MS, Person } from './person.ts';
import { Visits } from './visits.ts';
import { World, type Outside, type Tamper } from './world.ts';

export const MODES = ['tap', 'auto', 'orders'] as const;
export type Mode = (typeof MODES)[number];

export interface CellOptions {
  readonly preset: Preset;
  readonly players: number;
  readonly mode: Mode;
  readonly games: number;
  readonly seed: number;
  /** Uses the in-memory twin instead of the embedded database. */
  readonly memory: boolean;
  /** The number of games that a person plays at a time, roughly. */
  readonly gamesEach: number;
}

export interface CellResult {
  readonly options: CellOptions;
  readonly finished: number;
  readonly days: number[];
  readonly asks: number;
  readonly outcomes: Record<NonNullable<Ask['outcome']>, number>;
  readonly people: number;
  readonly submits: { readonly count: number; readonly units: number };
  readonly costs: Record<string, Cost>;
  readonly refused: number;
  readonly sweeps: number;
  readonly sent: Record<string, number>;
  readonly wrong: readonly { readonly fault: Fault; readonly what: string }[];
  readonly itemBytes: number[];
  readonly plies: number[];
  readonly spanDays: number;
}

/** The time between the starts of two games. */
const SPREAD_MS = 8 * HOUR_MS;

/** A game that takes longer never ends. */
const LONGEST_MS = 3 * 366 * DAY_MS;

/** By then, everything that follows from the last move has happened. */
const AFTERWARDS_MS = 3 * DAY_MS;

/** The people of a cell, and the notices that reach them. */
class Crowd implements Outside {
  readonly people: Person[];
  readonly #byId = new Map<string, Person>();
  /** Set once the world exists, which needs this crowd first. */
  visits: Visits | undefined;
  world: World | undefined;

  constructor(people: Person[]) {
    this.people = people;
  }

  know(person: Person): void {
    this.#byId.set(person.id, person);
  }

  of(id: string): Person {
    const person = this.#byId.get(id);
    if (person === undefined) throw new Error(`nobody is called ${id}`);
    return person;
  }

  rests(player: string, game: string, atMs: number): boolean {
    const strict = this.world?.observer.of(game).game.strict ?? false;
    return this.of(player).rests(atMs, strict);
  }

  mutes(player: string, game: string): boolean {
    return this.of(player).muted.has(game);
  }

  devices(player: string, fromMs: number, toMs: number): string[] {
    return this.of(player)
      .browsers.flatMap(({ endpoints }) => endpoints)
      .filter((one) => one.fromMs < fromMs && toMs < one.toMs)
      .map(({ endpoint }) => endpoint);
  }

  reached(endpoint: string): { player: string; device: string } | undefined {
    for (const { id, browsers } of this.people) {
      if (browsers.some((browser) => browser.endpoint === endpoint)) return { player: id, device: endpoint };
    }
    return undefined;
  }

  /** A person who is awake may look, after a while. */
  shown({ player, device, telling }: Sent): void {
    const { world, visits } = this;
    const person = this.of(player);
    const browser = person.browsers.find(({ endpoint }) => endpoint === device);
    if (world === undefined || visits === undefined || browser === undefined) return;
    const nowMs = world.agenda.nowMs();
    const away = person.isAsleep(nowMs) || person.isOnVacation(nowMs) || nowMs < person.absentUntilMs;
    if (away || !person.chance.happens(browser.answers)) return;
    const look = (): Promise<void> => world.agenda.follow(visits.visit(person, browser, telling.game));
    world.agenda.after(person.chance.wait(25 * 60_000), look);
  }
}

function seatsOf(players: number, number: number): NewGame['seats'] {
  return Array.from({ length: players }, (_, index) => {
    if (index === 0) return { who: 'me' };
    const bot = players > 2 && index === players - 1 && number % 6 === 5;
    return bot ? { who: 'bot', level: 'medium' } : { who: 'open' };
  });
}

/** Plays the games of a cell and returns its figures. */
export async function runCell(
  options: CellOptions,
  { tamper }: { tamper?: Tamper } = {},
): Promise<CellResult> {
  const { preset, players, mode, games, seed, memory, gamesEach } = options;
  const chance = new Chance(seed);
  const count = Math.max(players, Math.round((players * games) / gamesEach));
  const crowd = new Crowd(Array.from({ length: count }, (_, number) => new Person(chance.fork(), number)));
  const world = await World.open({ seed: chance.below(2 ** 30), memory, tamper }, crowd);
  const visits = new Visits(world, { orders: mode === 'orders' });
  crowd.world = world;
  crowd.visits = visits;
  const { core, agenda, observer } = world;
  const started = new Map<string, number>();
  const ended = new Map<string, number>();
  observer.onWritten(({ game }, before) => {
    if (game.status === 'playing' && before?.game.status === 'waiting') started.set(game.id, agenda.nowMs());
    if (game.status === 'finished' && before?.game.status !== 'finished') ended.set(game.id, agenda.nowMs());
  });

  for (const person of crowd.people) {
    const [browser] = person.browsers;
    const signedIn = await signInAsGuest(core, undefined, person);
    person.id = signedIn.player.id;
    crowd.know(person);
    if (browser !== undefined) browser.token = signedIn.token;
    if (person.quiet !== null) await changeMe(core, person.id, { quiet: person.quiet });
    for (const one of person.browsers) await visits.open(person, one);
  }

  const startMs = agenda.nowMs();
  const isOver = (): boolean => ended.size === games || agenda.nowMs() > startMs + LONGEST_MS;
  for (let number = 0; number < games; number += 1) {
    const seats = seatsOf(players, number);
    // Invitations rotate, so that everybody plays about as many games.
    const invited = seats
      .filter(({ who }) => who !== 'bot')
      .map((_, index) => crowd.people[(number * players + index) % count])
      .filter((person) => person !== undefined);
    const wish: NewGame = {
      preset,
      seats,
      rolling: mode === 'tap' ? 'tap' : 'auto',
      turnTime: chance.pick(['24h', '24h', '24h', '24h', '8h', '3d']),
      strict: chance.happens(0.2),
    };
    agenda.at(startMs + number * SPREAD_MS, () => begin(world, chance, invited, wish));
  }
  for (const person of crowd.people) await agenda.follow(visits.life(person, isOver));
  await world.run(isOver);
  const endMs = agenda.nowMs();
  await world.run(() => agenda.nowMs() > endMs + AFTERWARDS_MS);
  for (const ask of observer.asks) world.checker.judgeAsk(ask);
  await world.close();

  const outcomes = { hand: 0, missed: 0, gone: 0 };
  for (const { outcome } of observer.asks) if (outcome !== null) outcomes[outcome] += 1;
  const all = [...observer.games.values()].map(({ game }) => game);
  return {
    options,
    finished: ended.size,
    days: [...ended].map(([id, atMs]) => (atMs - (started.get(id) ?? atMs)) / DAY_MS),
    asks: observer.asks.length,
    outcomes,
    people: all.reduce(
      (sum, { seats }) => sum + seats.filter(({ sitter }) => sitter.kind === 'player').length,
      0,
    ),
    submits: visits.submits,
    costs: world.meter.costs,
    refused: world.meter.refused,
    sweeps: world.sweeps,
    sent: world.checker.sent,
    wrong: world.checker.wrong,
    itemBytes: all.map((game) => itemSize(packGame(game))),
    plies: all.map(({ log }) => log.length),
    spanDays: (endMs - startMs) / DAY_MS,
  };
}

/** A person creates a game and sits down; the others follow when they find the link. */
async function begin(world: World, chance: Chance, invited: readonly Person[], wish: NewGame): Promise<void> {
  const { core, meter, agenda, observer } = world;
  const [creator] = invited;
  if (creator === undefined) return;
  const game = await meter.run('create', () => createGame(core, creator.id, wish));
  const invite = inviteOf(game) ?? '';
  for (const [index, person] of invited.entries()) {
    const sit = (): Promise<unknown> =>
      meter.run('create', () =>
        observer.act(person.id, () => takeSeat(core, person.id, invite, { seed: chance.bytes()(16) })),
      );
    agenda.after(index === 0 ? 0 : chance.wait(6 * HOUR_MS), async () => void (await sit()));
  }
}
