/** A player's mail address: given, confirmed by a link, and given up by another (DESIGN § 6). */

import type { Core } from '../context/core.ts';
import { idOf, isId, newId } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { sameSecret } from '../kernel/secret.ts';
import type { MailAddress, MailAfterHours, Player } from '../model/player.ts';
import { changePlayer, readMe } from './profile.ts';

/** A mail that asks for a confirmation is sent again no sooner. */
const ASK_AGAIN_MS = 5 * 60_000;

const ADDRESS_LENGTH = 254;

/** An address as it is kept; `bad-address` where it can be none. Whether it exists only a mail can tell. */
export function parseAddress(text: string): string {
  const address = text.trim();
  // Many scripts write their letters with marks.
  const fits =
    /^[^\s@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
  if (address.length > ADDRESS_LENGTH || !fits.test(address))
    throw new Problem('bad-address', 'this is not a mail address');
  return address;
}

/** What a link in a mail proves itself with. */
export const makeMailToken = (player: string, { secret }: MailAddress): string => `${player}.${secret}`;

/** Whom a mail goes to, as limits count them: an address has no place in a key. */
const addresseeOf = (address: string): string => idOf(address.toLowerCase());

const withoutMail = ({ mail: _, ...rest }: Player): Player => rest;

/**
 * Sets the address, or how long a decision may go unseen. A new address is asked by a mail whether it is the player's.
 * Errors: `no-mail` where this server sends none, `bad-address`, `mailed-already` where the last such mail has just
 * been sent, `too-often`.
 */
export async function setMail(
  core: Core,
  player: string,
  { address: text, afterHours }: { readonly address: string; readonly afterHours: MailAfterHours },
): Promise<Player> {
  if (!core.mails) throw new Problem('no-mail', 'this server sends no mails');
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
        'a mail was sent a moment ago; look for it, or try again in five minutes',
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

/** Gives the address up; no more mails are sent. */
export async function removeMail(core: Core, player: string): Promise<void> {
  await changePlayer(core, player, (one) => (one.mail === undefined ? undefined : withoutMail(one)));
}

/** The player of a link in a mail. `unknown-token` where it is none, or of an address that was given up. */
async function playerOfToken(core: Core, token: string): Promise<Player> {
  const [id = '', secret = '', ...rest] = token.split('.');
  const player = isId(id) && rest.length === 0 ? await core.store.readPlayer(id) : undefined;
  if (player?.mail === undefined || !sameSecret(player.mail.secret, secret))
    throw new Problem('unknown-token', 'this link no longer counts');
  return player;
}

/** Confirms an address by the link of its mail; again: the same answer. Errors: `unknown-token`. */
export async function confirmMail(core: Core, token: string): Promise<void> {
  const { id, mail: asked } = await playerOfToken(core, token);
  const nowMs = core.clock.nowMs();
  await changePlayer(core, id, (one) =>
    one.mail === undefined || one.mail.confirmedAtMs !== null || one.mail.secret !== asked?.secret
      ? undefined
      : { ...one, mail: { ...one.mail, confirmedAtMs: nowMs } },
  );
}

/** Gives an address up by the link of any mail to it; again: `unknown-token`. */
export async function unsubscribe(core: Core, token: string): Promise<void> {
  const { id } = await playerOfToken(core, token);
  await removeMail(core, id);
}

/** What the player sees of their own address. */
export async function readMail(core: Core, player: string): Promise<MailAddress | undefined> {
  return (await readMe(core, player)).mail;
}
