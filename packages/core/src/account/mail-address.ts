/** A player's email address: set, confirmed by a link in an email, and removed by another (docs/design.md#mail). */

import type { Core } from '../context/core.ts';
import { idOf, isId, newId } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { sameSecret } from '../kernel/secret.ts';
import type { MailAddress, MailAfterHours, Player } from '../model/player.ts';
import { changePlayer, readMe } from './profile.ts';

/** How long a request to confirm an address is not sent again. */
const ASK_AGAIN_MS = 5 * 60_000;

const ADDRESS_LENGTH = 254;

/** The trimmed address. Errors: `bad-address` where no email could go there; only sending one shows whether it exists. */
export function parseAddress(text: string): string {
  const address = text.trim();
  // Letters of many scripts include combining marks (\p{M}).
  const fits =
    /^[^\s@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
  if (address.length > ADDRESS_LENGTH || !fits.test(address))
    throw new Problem('bad-address', 'this is not an email address');
  return address;
}

/** The token by which a link in an email proves itself. */
export const makeMailToken = (player: string, { secret }: MailAddress): string => `${player}.${secret}`;

/** The key by which limits count emails to an address: a hash, because keys contain no addresses. */
const addresseeOf = (address: string): string => idOf(address.toLowerCase());

const withoutMail = ({ mail: _, ...rest }: Player): Player => rest;

/**
 * Sets the address, and after how many hours an unseen decision is emailed. An email asks a new address for confirmation.
 * Errors: `no-mail` where this server sends no email, `bad-address`, `mailed-already` within five minutes of the last
 * such email, `too-often`.
 */
export async function setMail(
  core: Core,
  player: string,
  { address: text, afterHours }: { readonly address: string; readonly afterHours: MailAfterHours },
): Promise<Player> {
  if (!core.mails) throw new Problem('no-mail', 'this server sends no email');
  const address = parseAddress(text);
  const nowMs = core.clock.nowMs();
  const secret = newId(core.randomBytes);
  const change = (one: Player): Player => {
    const { mail } = one;
    if (mail?.confirmedAtMs != null && mail.address === address)
      return { ...one, mail: { ...mail, afterHours } };
    if (mail !== undefined && nowMs - mail.askedAtMs < ASK_AGAIN_MS)
      throw new Problem(
        'mailed-already',
        'an email was sent a moment ago; look for it, or try again in five minutes',
      );
    return { ...one, mail: { address, afterHours, confirmedAtMs: null, askedAtMs: nowMs, secret } };
  };
  if (change(await readMe(core, player)).mail?.confirmedAtMs == null) {
    await core.limits.take('mail', player);
    await core.limits.take('mail-to', addresseeOf(address));
  }
  const after = await changePlayer(core, player, change);
  if (after.mail?.confirmedAtMs == null) await core.queue.send([{ type: 'confirm', player }]);
  return after;
}

/** Removes the address, so that no more emails are sent. */
export async function removeMail(core: Core, player: string): Promise<void> {
  await changePlayer(core, player, (one) => (one.mail === undefined ? undefined : withoutMail(one)));
}

/** The player of a link in an email. Errors: `unknown-token`, also for the link of a removed address. */
async function playerOfToken(core: Core, token: string): Promise<Player> {
  const [id = '', secret = '', ...more] = token.split('.');
  const player = isId(id) && more.length === 0 ? await core.store.readPlayer(id) : undefined;
  if (player?.mail === undefined || !sameSecret(player.mail.secret, secret))
    throw new Problem('unknown-token', 'this link is no longer valid');
  return player;
}

/** Confirms an address by the link of its email; a repeated call changes nothing. Errors: `unknown-token`. */
export async function confirmMail(core: Core, token: string): Promise<void> {
  const { id, mail: asked } = await playerOfToken(core, token);
  const nowMs = core.clock.nowMs();
  await changePlayer(core, id, (one) =>
    one.mail === undefined || one.mail.confirmedAtMs !== null || one.mail.secret !== asked?.secret
      ? undefined
      : { ...one, mail: { ...one.mail, confirmedAtMs: nowMs } },
  );
}

/** Removes an address by the link of any email to it. Errors: `unknown-token`, also for a repeated call. */
export async function unsubscribe(core: Core, token: string): Promise<void> {
  const { id } = await playerOfToken(core, token);
  await removeMail(core, id);
}

/** The player's own address; undefined without one. */
export async function readMail(core: Core, player: string): Promise<MailAddress | undefined> {
  return (await readMe(core, player)).mail;
}
