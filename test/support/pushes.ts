/** Players with browsers that receive pushes, and games in which decisions open for them. */

import type { PushDevice, View } from '@aeroplane/api';
import type { PushTarget } from '@aeroplane/core';
import type { PushPayload } from '@aeroplane/delivery';
import type { PushReceiver, ReceivedPush } from '../../packages/delivery/test/push-receiver.ts';
import { Client } from './client.ts';
import { chooseRandomly } from './play.ts';

/** Far longer than any wait here takes on a busy machine. */
const MOST_MS = 40_000;

/** Polls until the condition holds; an Error after `MOST_MS`. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const late = Date.now() + MOST_MS;
  while (!(await isSo())) {
    if (Date.now() > late) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const payloadOf = ({ text }: ReceivedPush): PushPayload => JSON.parse(text) as PushPayload;

/** A player together with the browser that receives their pushes. */
export interface Reader {
  readonly client: Client;
  readonly target: PushTarget;
  /** The pushes that this browser received, oldest first. */
  readonly payloads: () => PushPayload[];
}

/** Subscribes a new browser of a player; one browser is one session. */
export async function subscribe(client: Client, receiver: PushReceiver): Promise<Reader> {
  const { body } = await client.get<{ key: string }>('/api/push/key');
  const { target, json } = receiver.subscribe(body.key);
  const put = await client.call<PushDevice>('PUT', '/api/me/push', json);
  if (put.status !== 200) throw new Error(put.text);
  return { client, target, payloads: () => receiver.messages(target).map(payloadOf) };
}

/** A second device of the same player. */
export async function otherDevice(client: Client): Promise<Client> {
  const { body } = await client.call<{ code: string }>('POST', '/api/codes', {});
  const other = new Client(client.origin);
  const { body: player } = await other.call<{ id: string }>('POST', `/api/codes/${body.code}`);
  other.player = player.id;
  return other;
}

/** Whether this browser was sent the decision of this ply. */
export const wasAsked = ({ payloads }: Reader, { id, ply }: Pick<View, 'id' | 'ply'>): boolean =>
  payloads().some(({ notification: { data } }) => data.game === id && data.ply === ply);

/** Waits until a test push arrives, and with it everything queued before it for this player. */
export async function drain({ client, payloads }: Reader): Promise<void> {
  const tests = () => payloads().filter(({ notification: { data } }) => data.kind === 'test').length;
  const before = tests();
  await client.call('POST', '/api/me/push/test');
  await until('a test push', () => tests() > before);
}

/** The player to decide, with their view; undefined once the game is over. */
export async function whoActs<R extends { readonly client: Client }>(
  readers: readonly R[],
  id: string,
): Promise<{ actor: R; view: View } | undefined> {
  let found: { actor: R; view: View } | undefined;
  await until('a decision', async () => {
    for (const actor of readers) {
      const { body: view } = await actor.client.view(id);
      if (view.status !== 'playing') return true;
      const own = view.seats.find(({ you }) => you)?.colour;
      if (own === view.toAct) {
        found = { actor, view };
        return true;
      }
    }
    return false;
  });
  return found;
}

/** Plays a random legal move and returns the resulting view. */
export async function decide({ client }: { readonly client: Client }, view: View): Promise<View> {
  const answer = await client.move(view.id, view.ply, chooseRandomly(view.legal));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
