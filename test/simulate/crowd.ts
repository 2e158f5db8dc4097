/** The people of a cell, and the notices that reach them. */

import type { Sent } from './checker.ts';
import type { Person } from './person.ts';
import type { Visits } from './visits.ts';
import type { Outside, World } from './world.ts';

export class Crowd implements Outside {
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

  isUnavailable(player: string, game: string, atMs: number): boolean {
    const strict = this.world?.observer.of(game).game.strict ?? false;
    return this.of(player).isUnavailable(atMs, strict);
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
  shown({ player, device, notice }: Sent): void {
    const { world, visits } = this;
    const person = this.of(player);
    const browser = person.browsers.find(({ endpoint }) => endpoint === device);
    if (world === undefined || visits === undefined || browser === undefined) return;
    const nowMs = world.agenda.nowMs();
    const away = person.isAsleep(nowMs) || person.isOnVacation(nowMs) || nowMs < person.absentUntilMs;
    if (away || !person.chance.happens(browser.answers)) return;
    const look = (): Promise<void> => world.agenda.follow(visits.visit(person, browser, notice.game));
    world.agenda.after(person.chance.wait(25 * 60_000), look);
  }
}
