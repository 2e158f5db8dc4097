/** Plays both seats of one game after another over the API; what is tapped is a submit, like what is moved. */

import { randomBytes } from 'node:crypto';
import type { View } from '@aeroplane/api';
import { Client } from '../../../support/client.ts';
import { seatEverybody } from '../../../support/play.ts';
import type { Player } from './load.ts';
import { post } from './post.ts';

/** A browser behind a proxy on this machine, from an address of its own, so that no limit is shared. */
function newClient(origin: string): Client {
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  return new Client(origin, {
    send(request) {
      request.headers.set('X-Forwarded-For', address);
      return fetch(request);
    },
  });
}

interface Table {
  readonly view: View;
  readonly colours: ReadonlyMap<string | null, Client>;
}

/** A game of two new guests: nobody plays so long that a session is slowed down. */
async function newTable(origin: string): Promise<Table> {
  const people = [await newClient(origin).signIn('Ann'), await newClient(origin).signIn('Ben')] as const;
  const id = await seatEverybody(people, { preset: 'classic', rolling: 'tap' });
  const { body: view } = await people[0].view(id);
  return {
    view,
    colours: new Map(view.seats.map(({ colour, you }) => [colour, people[you === true ? 0 : 1]])),
  };
}

export async function ourPlayer(origin: string): Promise<Player> {
  let { view, colours } = await newTable(origin);
  return {
    async submit() {
      if (view.status !== 'playing') ({ view, colours } = await newTable(origin));
      const client = colours.get(view.toAct);
      if (client === undefined) throw new Error('nobody is asked');
      const { id, ply, die, legal } = view;
      const [what, body] = die === null ? ['roll', { ply }] : ['moves', { ply, move: legal[0] }];
      const headers = { Origin: origin, Cookie: client.cookie ?? '' };
      view = await post<View>(`${origin}/api/games/${id}/${what}?since=${ply}`, headers, body);
    },
    close: () => undefined,
  };
}
