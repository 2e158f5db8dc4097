/** A game of two new guests, both played over the API; a roll by hand is a submit like a move. */

import { randomBytes } from 'node:crypto';
import type { View } from '@aeroplane/api';
import { Client } from '../../../support/client.ts';
import { seatEverybody } from '../../../support/play.ts';
import { post } from './post.ts';

/** A browser behind a local proxy, with an address of its own, so that clients share no rate limit. */
function newClient(origin: string): Client {
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  return new Client(origin, {
    send(request) {
      request.headers.set('X-Forwarded-For', address);
      return fetch(request);
    },
  });
}

export class OurTable {
  readonly #origin: string;
  readonly #colours: ReadonlyMap<string | null, Client>;
  #view: View;

  private constructor(origin: string, people: readonly [Client, Client], view: View) {
    this.#origin = origin;
    this.#view = view;
    this.#colours = new Map(view.seats.map(({ colour, you }) => [colour, people[you === true ? 0 : 1]]));
  }

  static async open(origin: string): Promise<OurTable> {
    const people = [await newClient(origin).signIn('Ann'), await newClient(origin).signIn('Ben')] as const;
    const id = await seatEverybody(people, { preset: 'classic', rolling: 'tap' });
    return new OurTable(origin, people, (await people[0].view(id)).body);
  }

  get isOver(): boolean {
    return this.#view.status !== 'playing';
  }

  /** The number of plies so far. */
  get ply(): number {
    return this.#view.ply;
  }

  /** The next roll or move. */
  async submit(): Promise<void> {
    const { id, ply, die, legal, toAct } = this.#view;
    const client = this.#colours.get(toAct);
    if (client === undefined) throw new Error('nobody is asked');
    const [what, body] = die === null ? ['roll', { ply }] : ['moves', { ply, move: legal[0] }];
    const headers = { Origin: this.#origin, Cookie: client.cookie ?? '' };
    this.#view = await post<View>(`${this.#origin}/api/games/${id}/${what}?since=${ply}`, headers, body);
  }
}
