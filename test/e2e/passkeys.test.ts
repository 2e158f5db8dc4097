/** Passkeys in a real browser with a virtual authenticator, and deleting the account (docs/design.md#passkeys). */

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  devices,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core';
import { Client } from '../support/client.ts';
import { seatEverybody } from '../support/play.ts';
import { freePort } from '../support/program.ts';
import { otherDevice } from '../support/pushes.ts';
import { giveSession, newBrowser, Person } from './person.ts';
import { openSite, type Site } from './site.ts';

const POLL = { timeout: 30_000 };
const OFFERS = fileURLToPath(new URL('in-browser/offers.js', import.meta.url));

let site: Site;
let origin: string;
let ben: Client;

beforeAll(async () => {
  const port = await freePort();
  // Passkeys need a host name, and this is the one that is secure without TLS.
  origin = `http://localhost:${port}`;
  site = await openSite({ port, publicOrigin: origin });
  ben = await new Client(origin).signIn('Ben');
});

afterAll(() => site.close());

interface Authenticator {
  readonly cdp: CDPSession;
  readonly id: string;
}

/** Adds an authenticator that confirms everything. */
async function withAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

/** Copies the passkeys of one authenticator to another, as a sync between devices would. */
async function carryOver(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.id });
  for (const credential of credentials)
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}

async function personIn(context: BrowserContext): Promise<Person> {
  return Person.in(context, 'whoever it is');
}

async function browserOf(client?: Client, device?: BrowserContextOptions): Promise<Person> {
  const context = await newBrowser(site.browser, origin, device);
  if (client !== undefined) await giveSession(context, client);
  return personIn(context);
}

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Your name' });
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the settings of the signed-in player. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await nameOf(page).waitFor();
}

async function makePasskey(page: Page): Promise<void> {
  const keys = section(page, 'Passkeys');
  await keys.getByRole('button', { name: 'Create a passkey' }).click();
  await keys.getByText('Created', { exact: true }).waitFor();
}

async function closeAll(...people: Person[]): Promise<void> {
  for (const person of people) {
    expect(person.faults).toEqual([]);
    await person.close();
  }
}

it("a passkey signs its player in again, by a button and by the browser's autofill", async () => {
  const ann = await browserOf(await new Client(origin).signIn('Ann'));
  const { page } = ann;
  const first = await withAuthenticator(page);
  await openSettings(page);
  await makePasskey(page);
  await section(page, 'Passkeys').getByText('Chrome, Linux').waitFor();

  // A device keeps one passkey of a player.
  await section(page, 'Passkeys').getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByText('This device keeps a passkey of yours already.').waitFor();

  await section(page, 'Signed-in devices')
    .getByRole('button', { name: /^Sign out: This device/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out and lose my seats' }).click();
  await page.waitForURL(`${origin}/`);

  // Autofill in the code field offers the passkey, and the authenticator accepts it.
  await page.addInitScript({ path: OFFERS });
  await page.goto('/settings');
  await expect.poll(() => nameOf(page).inputValue(), POLL).toBe('Ann');
  expect(await page.evaluate<string>('[...offers].join()')).toContain('webauthn');

  const tablet = await browserOf();
  const second = await withAuthenticator(tablet.page);
  // An offered passkey is accepted at once, so the device gets it only when the page is open.
  await tablet.page.goto('/settings');
  await tablet.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await carryOver(first, second);
  await tablet.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.poll(() => nameOf(tablet.page).inputValue(), POLL).toBe('Ann');

  await openSettings(page);
  const keys = section(page, 'Passkeys');
  await keys.getByText('last used').waitFor();
  await keys.getByRole('button', { name: 'Remove the passkey Chrome, Linux' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await keys.getByText('You have no passkey yet.').waitFor();
  const third = await browserOf();
  await carryOver(first, await withAuthenticator(third.page));
  await third.page.goto('/settings');
  await third.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await third.page.getByText('Nobody has this passkey here. It may have been removed.').waitFor();
  await closeAll(ann, tablet, third);
});

it('a guest who signs in by a passkey brings the seats along', async () => {
  const dee = await browserOf(await new Client(origin).signIn('Dee'));
  const mine = await withAuthenticator(dee.page);
  await openSettings(dee.page);
  await makePasskey(dee.page);

  const guest = await new Client(origin).signIn('Guest');
  const id = await seatEverybody([guest, ben], { preset: 'quick' });
  const phone = await browserOf(guest);
  await carryOver(mine, await withAuthenticator(phone.page));
  await openSettings(phone.page);
  expect(await nameOf(phone.page).inputValue()).toBe('Guest');
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.poll(() => nameOf(phone.page).inputValue(), POLL).toBe('Dee');
  await dee.page.goto('/');
  await dee.page.getByRole('link', { name: /^Game with/ }).click();
  await dee.page.waitForURL(`**/g/${id}`);
  // One browser has one session.
  await openSettings(phone.page);
  const listed = section(phone.page, 'Signed-in devices').getByRole('listitem');
  await expect.poll(() => listed.count(), POLL).toBe(2);
  await closeAll(dee, phone);
});

it('passkeys and devices are removed one by one or all at once, and the remaining ones sign in', async () => {
  const liv = await new Client(origin).signIn('Liv');
  const laptop = await browserOf(liv);
  const phone = await browserOf(await otherDevice(liv), { userAgent: devices['Pixel 7'].userAgent });
  for (const { page } of [laptop, phone]) {
    await withAuthenticator(page);
    await openSettings(page);
    await makePasskey(page);
  }
  await openSettings(laptop.page);
  const keys = section(laptop.page, 'Passkeys');
  await expect.poll(() => keys.getByRole('listitem').count(), POLL).toBe(2);
  await keys.getByText('Chrome, Android').waitFor();

  // One device signs another out.
  const signedInOn = section(laptop.page, 'Signed-in devices');
  await expect.poll(() => signedInOn.getByRole('listitem').count(), POLL).toBe(2);
  const statusOf = async ({ page }: Person): Promise<number> => (await page.request.get('/api/me')).status();
  await signedInOn.getByRole('button', { name: /^Sign out: (?!This device)/ }).click();
  await expect.poll(() => signedInOn.getByRole('listitem').count(), POLL).toBe(1);
  expect([await statusOf(laptop), await statusOf(phone)]).toEqual([200, 401]);

  // It signs in by its own passkey, although the other one is gone.
  await keys.getByRole('button', { name: 'Remove the passkey Chrome, Linux' }).click();
  await laptop.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => keys.getByRole('listitem').count(), POLL).toBe(1);
  await openSettings(phone.page);
  expect(await nameOf(phone.page).inputValue()).toBe('Liv');
  await openSettings(laptop.page);
  await expect.poll(() => signedInOn.getByRole('listitem').count(), POLL).toBe(2);

  // All of them are signed out at once.
  await signedInOn.getByRole('button', { name: 'Sign out everywhere' }).click();
  await laptop.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await laptop.page.waitForURL(`${origin}/`);
  expect([await statusOf(laptop), await statusOf(phone)]).toEqual([401, 401]);
  await closeAll(laptop, phone);
});

it('a deleted player is gone, and the others see a former player', async () => {
  const zoe = await new Client(origin).signIn('Zoe');
  const id = await seatEverybody([zoe, ben], { preset: 'quick' });
  const hers = await browserOf(zoe);
  const { page } = hers;
  await openSettings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('aeroplane-chess.json');

  await page.getByRole('button', { name: 'Delete me' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Delete me for good' }).isEnabled()).toBe(false);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete me for good' }).click();
  await page.waitForURL(`${origin}/`);
  expect((await page.request.get('/api/me')).status()).toBe(401);

  const his = await browserOf(ben);
  await his.page.goto(`/g/${id}`);
  await his.page.getByRole('list', { name: 'Seats' }).getByText('Former player').waitFor();
  await closeAll(hers, his);
});

it('a player is blocked and reported from the game, and unblocked in the settings', async () => {
  const [uma, max] = [await new Client(origin).signIn('Uma'), await new Client(origin).signIn('Max')];
  const id = await seatEverybody([uma, max], { preset: 'quick' });
  const hers = await browserOf(uma);
  const { page } = hers;
  await page.goto(`/g/${id}`);
  await page.locator('details.menu > summary').click();
  await page.getByRole('button', { name: 'Block or report a player' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report Max' }).click();
  await dialog.getByRole('textbox', { name: 'What did Max do?' }).fill('Rude words');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await dialog.getByText('Your report was sent.').waitFor();
  await dialog.getByRole('button', { name: 'Block Max' }).click();
  await dialog.getByText('You have blocked Max.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const { body } = await uma.create({ preset: 'quick', seats: [{ who: 'me' }, { who: 'open' }] });
  await uma.take(body.invite);
  expect((await max.take(body.invite)).problem.code).toBe('blocked');
  await openSettings(page);
  await page.getByRole('button', { name: 'Unblock Max' }).click();
  await page.getByText('You have blocked nobody.').waitFor();
  expect((await max.take(body.invite)).status).toBe(200);
  await closeAll(hers);
});
