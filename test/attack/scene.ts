/** Games of Ann and Ben, and a client for every role that might want something of them. */

import { createHash } from 'node:crypto';
import { makeMailToken } from '@aeroplane/core';
import { CHAIN_LENGTH, linkAt } from '@aeroplane/dice';
import type { View } from '@aeroplane/api';
import { ApiDescription } from '../../packages/api/test/described.ts';
import { TestAuthenticator } from '../support/authenticator.ts';
import type { Client } from '../support/client.ts';
import { Secrets } from '../support/leaks.ts';
import { playOn, seatEverybody, seatsFor } from '../support/play.ts';
import { withoutLimits } from '../support/without-limits.ts';
import { openWorld, type World } from '../support/world.ts';
import type { Role } from './matrix.ts';

export interface Scene {
  readonly world: World;
  readonly description: ApiDescription;
  readonly clients: Readonly<Record<Role, Client>>;
  /** Ann is to act. */
  readonly playing: View;
  readonly waiting: { readonly id: string; readonly invite: string };
  readonly finished: string;
  /** A session of Ann's. */
  readonly session: string;
  /** A passkey and a block of Ann's. */
  readonly passkey: string;
  readonly block: string;
  /** A hand-over code of Ann's. */
  readonly code: string;
  /** What no answer to anybody else may contain. */
  readonly secrets: Secrets;
  /** The table without the items of rate limits. */
  readonly stored: () => Promise<string>;
}

/** Ann adds a passkey, and blocks and reports another player. */
async function settings(world: World, ann: Client): Promise<{ passkey: string; block: string }> {
  const { origin } = ann;
  const { challenge } = (await ann.call<{ challenge: string }>('POST', '/api/passkeys/creation')).body;
  const response = new TestAuthenticator().create({ origin, challenge });
  const made = await ann.call<{ id: string }>('POST', '/api/passkeys', { name: 'Phone', response });
  const kim = await world.guest('Kim');
  const game = await seatEverybody([ann, kim], { preset: 'quick' });
  const colour = (await ann.view(game)).body.seats.find(({ you }) => !you)?.colour;
  const blocked = await ann.call<{ id: string }>('POST', '/api/blocks', { game, colour });
  const reported = await ann.call('POST', '/api/reports', { game, colour, reason: 'planted reason' });
  if (made.status + blocked.status + reported.status !== 3 * 201) throw new Error('Ann is not settled in');
  return { passkey: made.body.id, block: blocked.body.id };
}

const SECRET_BYTES = 'base64url';

/** Everything unpublished: links of future draws, and the tokens of sessions, invites and emails. */
async function secretsOf(
  world: World,
  games: readonly string[],
  people: readonly Client[],
  invite: string,
): Promise<Secrets> {
  const secrets = new Secrets();
  for (const id of games) {
    const game = await world.core.store.readSecretGame(id);
    const { body: view } = await people[0]!.view(id);
    if (game === undefined) throw new Error('the game is gone');
    let link = game.secrets.secret;
    for (let draw = CHAIN_LENGTH; draw > view.dice.links.length; draw -= 1) {
      secrets.add(`link ${draw} of ${id}`, link);
      link = linkAt(link, 1);
    }
  }
  for (const { cookie = '', player } of people) {
    const token = cookie.split('.')[1] ?? '';
    secrets.add(`session of ${player}`, Buffer.from(token, SECRET_BYTES));
    secrets.add(`hash of a session of ${player}`, createHash('sha256').update(token).digest());
  }
  secrets.add('invite', Buffer.from(invite.split('.')[1] ?? '', SECRET_BYTES));
  const ann = await world.core.store.readPlayer(people[0]!.player);
  const mail = ann?.mail === undefined ? '' : makeMailToken(ann.id, ann.mail);
  secrets.add('link of an email', Buffer.from(mail.split('.')[1] ?? '', SECRET_BYTES));
  return secrets;
}

export async function openAttacked(): Promise<Scene> {
  let asked = 0;
  const world = await openWorld({
    // An attacker has any number of addresses.
    deps: { clientAddress: () => `2001:db8:${((asked += 1) % 60_000).toString(16)}::1` },
  });
  const [ann, ben, eve, wes] = [
    await world.guest('Ann'),
    await world.guest('Ben'),
    await world.guest('Eve'),
    await world.guest('Wes'),
  ];
  const revoked = await world.guest('Rob');
  const { cookie } = revoked;
  await revoked.call('DELETE', '/api/me/sessions');
  revoked.cookie = cookie;
  const { body: waiting } = await ann.create({ preset: 'quick', seats: seatsFor(3) });
  await ann.take(waiting.invite);
  await ben.take(waiting.invite);
  const finished = await seatEverybody([ann, ben], { preset: 'quick' });
  await playOn([ann, ben], finished, { settle: world.settle });
  // Two others play elsewhere.
  await seatEverybody([eve, wes], { preset: 'quick' });
  // A player of the game deleted their account.
  const former = await world.guest('Gus');
  const id = await seatEverybody([ann, ben, former], { preset: 'classic' });
  const left = former.cookie;
  await former.call('DELETE', '/api/me');
  former.cookie = left;
  await ann.call('POST', `/api/games/${id}/chat`, { text: 'planted words' });
  await ann.call('PUT', '/api/me/mail', { address: 'ann@planted.test', afterHours: 4 });
  const own = (await ann.view(id)).body.seats.find(({ you }) => you)?.colour;
  await playOn([ann, ben], id, { until: ({ toAct }) => toAct === own, settle: world.settle });
  const { code } = (await ann.call<{ code: string }>('POST', '/api/codes', {})).body;
  const { sessions } = (await ann.get<{ sessions: { id: string }[] }>('/api/me/sessions')).body;
  const settled = await settings(world, ann);
  await world.settle();
  return {
    world,
    description: new ApiDescription(),
    clients: {
      nobody: world.client(),
      revoked,
      former,
      stranger: eve,
      watcher: wes,
      'other seat': ben,
      owner: ann,
    },
    playing: (await ann.view(id)).body,
    waiting,
    finished,
    session: sessions[0]?.id ?? '',
    ...settled,
    code,
    secrets: await secretsOf(world, [id, waiting.id], [ann, ben], waiting.invite),
    stored: async () => withoutLimits(await world.dump()),
  };
}
