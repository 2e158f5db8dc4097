/** People's visits: by habit about twice a day, and in response to notices. */

import {
  addDevice,
  changeMe,
  deviceOfSession,
  muteGame,
  nudge,
  Problem,
  setPlan,
  signInAsGuest,
  unfinishedGames,
} from '@aeroplane/core';
import { colourOf } from '@aeroplane/engine';
import type { Script } from './agenda.ts';
import { Page, type Submits } from './page.ts';
import { DAY_MS, MINUTE_MS, wallAt, type Browser, type Person } from './person.ts';
import type { World } from './world.ts';

/** A person's behaviour in one game. */
export interface Fate {
  readonly what: 'stays' | 'resigns' | 'vanishes';
  /** Counted in looks at the game. */
  readonly after: number;
  readonly mutes: boolean;
  looks: number;
  ordered: boolean;
}

/** Shares of looks, of days and of subscriptions. */
const NUDGES = 0.03;
const CURIOUS = 0.3;
const ABSENCES = 0.015;
const LOST_SUBSCRIPTIONS = 0.002;
const RETURNS = 0.9;

const THINK_MS = { least: 4_000, most: 40_000 };
const LOOK_MS = { least: 4_000, most: 25_000 };

export interface VisitOptions {
  /** People give standing orders. */
  readonly orders: boolean;
}

export class Visits {
  readonly #world: World;
  readonly #options: VisitOptions;
  readonly #fates = new Map<string, Fate>();
  readonly submits: Submits = { count: 0, units: 0 };

  constructor(world: World, options: VisitOptions) {
    this.#world = world;
    this.#options = options;
  }

  #fateOf(person: Person, game: string): Fate {
    const name = `${person.id} ${game}`;
    const { chance } = person;
    const known = this.#fates.get(name);
    if (known !== undefined) return known;
    const share = chance.share();
    const what = share < 0.02 ? 'resigns' : share < 0.04 ? 'vanishes' : 'stays';
    const fate = {
      what,
      after: 2 + chance.below(20),
      mutes: chance.happens(0.05),
      looks: 0,
      ordered: false,
    } as const;
    this.#fates.set(name, { ...fate });
    return this.#fateOf(person, game);
  }

  /** Signs in on a browser and subscribes it to notices where its owner allowed them. */
  async open(person: Person, browser: Browser): Promise<void> {
    const { core, meter, agenda } = this.#world;
    const { day } = wallAt(agenda.nowMs(), person.timeZone);
    await meter.run('session', async () => {
      await core.sessions.sessionOf(browser.token);
      if (browser.token !== undefined && browser.renewedOn === day) return;
      browser.renewedOn = day;
      if (browser.token === undefined) browser.token = await core.sessions.open(person.id);
      else await signInAsGuest(core, browser.token, person);
      const session = await core.sessions.sessionOf(browser.token);
      if (session === undefined || !browser.pushes) return;
      const known = await deviceOfSession(core, person.id, session.hash);
      if (known === undefined || browser.endpoint === undefined)
        await this.#subscribe(person, browser, session.hash);
      else if (person.chance.happens(LOST_SUBSCRIPTIONS)) this.#unsubscribe(browser);
    });
  }

  async #subscribe(person: Person, browser: Browser, session: string): Promise<void> {
    const { core, agenda } = this.#world;
    const nowMs = agenda.nowMs();
    const endpoint = `https://push.example/${browser.name}/${browser.endpoints.length}`;
    // The browser drops the old subscription, whether or not the server has noticed.
    this.#unsubscribe(browser);
    browser.endpoint = endpoint;
    browser.endpoints.push({ endpoint, fromMs: nowMs, toMs: Infinity });
    await addDevice(core, person.id, session, { endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) });
  }

  #unsubscribe(browser: Browser): void {
    const last = browser.endpoints.at(-1);
    if (browser.endpoint !== undefined && last !== undefined) last.toMs = this.#world.agenda.nowMs();
    browser.endpoint = undefined;
  }

  /** A person's days: visits at their hours, except when they forget or are away. */
  async *life(person: Person, isOver: () => boolean): Script {
    const { agenda } = this.#world;
    const { chance } = person;
    while (!isOver()) {
      yield Math.max(MINUTE_MS, person.nextVisit(agenda.nowMs()) - agenda.nowMs());
      const nowMs = agenda.nowMs();
      if (chance.happens(ABSENCES)) person.absentUntilMs = nowMs + chance.between(1, 4) * DAY_MS;
      if (nowMs < person.absentUntilMs || person.isOnVacation(nowMs) || chance.happens(person.forgets))
        continue;
      yield* this.visit(person, this.#browserOf(person));
    }
  }

  #browserOf(person: Person): Browser {
    const [first, ...others] = person.browsers;
    if (first === undefined) throw new Error('nobody is without a browser');
    const other = others[person.chance.below(others.length * 3)];
    return other ?? first;
  }

  /** A look at one game, or at the list and everything to do there. */
  async *visit(person: Person, browser: Browser, game?: string): Script {
    const { agenda, meter, core } = this.#world;
    if (agenda.nowMs() < person.busyUntilMs) return;
    person.busyUntilMs = Infinity;
    try {
      await this.open(person, browser);
      if (game !== undefined) return yield* this.#look(person, game);
      await this.#announce(person);
      yield 3_000;
      const mine = await meter.run('list', () => unfinishedGames(core, person.id));
      for (const { game: listed, membership } of mine) {
        if (listed.status !== 'playing') continue;
        const { ask } = this.#world.observer.of(listed.id);
        const news = membership.seen < listed.log.length && person.chance.happens(CURIOUS);
        if (ask?.player === person.id || this.#isHeld(person, listed.id) || news)
          yield* this.#look(person, listed.id);
      }
    } finally {
      person.busyUntilMs = agenda.nowMs();
    }
  }

  #isHeld(person: Person, id: string): boolean {
    const { seats } = this.#world.observer.of(id).game;
    return seats.some(
      ({ sitter }) => sitter.kind === 'player' && sitter.player === person.id && sitter.botPlays,
    );
  }

  /** Announces days off some days in advance. */
  async #announce(person: Person): Promise<void> {
    const { core, meter, agenda, chance } = this.#world;
    if (person.vacation !== undefined || !chance.happens(0.004)) return;
    const day = (days: number): string => wallAt(agenda.nowMs() + days * DAY_MS, person.timeZone).day;
    const from = 1 + chance.below(4);
    const vacation = { from: day(from), to: day(from + chance.below(7)) };
    try {
      await meter.run('other', () => changeMe(core, person.id, { vacation }));
      person.vacation = vacation;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  async *#look(person: Person, id: string): Script {
    const fate = this.#fateOf(person, id);
    if (person.deserted.has(id)) return;
    fate.looks += 1;
    if (fate.what === 'vanishes' && fate.looks > fate.after) {
      person.deserted.add(id);
      return;
    }
    const { chance } = person;
    const page = new Page(this.#world, person, id, this.submits);
    await page.open();
    if (fate.mutes && !person.muted.has(id)) await this.#mute(person, id);
    if (fate.what === 'resigns' && fate.looks > fate.after) return page.resign();
    if (page.isHeld() && chance.happens(RETURNS)) await page.takeBack();
    await this.#order(person, id, fate);
    for (;;) {
      if (page.isAsked()) {
        yield* page.stay(chance.between(THINK_MS.least, THINK_MS.most));
        if (page.isAsked()) yield* page.decide();
        continue;
      }
      yield* page.tellSeen();
      yield* page.stay(chance.between(LOOK_MS.least, LOOK_MS.most), true);
      if (!page.isAsked()) break;
    }
    yield* page.tellSeen();
    await this.#nudge(person, id);
  }

  async #mute(person: Person, id: string): Promise<void> {
    await this.#world.meter.run('other', () => muteGame(this.#world.core, person.id, id, true));
    person.muted.add(id);
  }

  async #order(person: Person, id: string, fate: Fate): Promise<void> {
    if (!this.#options.orders || fate.ordered) return;
    fate.ordered = true;
    const { core, meter } = this.#world;
    const { orders } = person;
    await this.#tried(() => meter.run('plan', () => setPlan(core, person.id, id, { orders })));
  }

  async #nudge(person: Person, id: string): Promise<void> {
    const { ask, state } = this.#world.observer.of(id);
    const turn = state?.position.turn;
    if (ask === undefined || turn == null || ask.player === person.id || !person.chance.happens(NUDGES))
      return;
    const { core, meter } = this.#world;
    await this.#tried(() => meter.run('other', () => nudge(core, person.id, id, colourOf(turn))));
  }

  /** Does something that the server may refuse. */
  async #tried(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
}
