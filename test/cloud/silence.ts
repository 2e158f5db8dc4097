/** What no log may contain: unpublished links of the dice, sessions, invites, and recipients of notices. */

import { CHAIN_LENGTH, linkAt } from '@aeroplane/dice';
import { createDynamoStore, Table } from '@aeroplane/table';
import { expect } from 'vitest';
import type { Client } from '../support/client.ts';
import { Secrets } from '../support/leaks.ts';
import { VALUES } from './deployment.ts';
import type { SmallCloud } from './small-cloud.ts';

/** Checks that no log reveals a link of the game's dice, its invite, a session, or one of the texts. */
export async function expectSilence(
  cloud: SmallCloud,
  id: string,
  people: readonly Client[],
  texts: readonly string[] = [],
): Promise<void> {
  const store = createDynamoStore(new Table({ client: cloud.table.client, name: VALUES.TableName }));
  const game = await store.readSecretGame(id);
  if (game === undefined) throw new Error('the game is gone');
  const secrets = new Secrets();
  let link = game.secrets.secret;
  for (let draw = CHAIN_LENGTH; draw >= 1; draw -= 1) {
    secrets.add(String(draw), link);
    link = linkAt(link, 1);
  }
  for (const { player, cookie = '' } of people) {
    secrets.add(`session of ${player}`, Buffer.from(cookie.split('.')[1] ?? '', 'base64url'));
  }
  const log = cloud.log();
  expect(secrets.in(log)).toEqual(new Set());
  for (const text of texts) expect(log).not.toContain(text);
  // The search works: it finds a planted secret.
  expect(secrets.in(`${log} ${Buffer.from(game.secrets.secret).toString('base64')}`).size).toBeGreaterThan(0);
}
