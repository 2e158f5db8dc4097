import { parsePushHosts } from '@aeroplane/delivery';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '@aeroplane/api';
import { startPushReceiver, type PushReceiver } from '../../packages/delivery/test/push-receiver.ts';
import type { Client } from '../support/client.ts';
import { drain, otherDevice, subscribe, until, wasAsked } from '../support/pushes.ts';
import { newDecision, untilAsked, untilWaiting } from './decisions.ts';
import { Phone } from './phone.ts';
import { openSite, type Site } from './site.ts';

/** Without a desktop, a notification disappears after about 25 seconds. */
const POLL = { timeout: 15_000 };

let receiver: PushReceiver;
let site: Site;
let ben: Client;

beforeAll(async () => {
  receiver = await startPushReceiver();
  site = await openSite({ pushHosts: parsePushHosts(receiver.origin) });
  ben = await site.server.guest('Ben');
});

afterAll(async () => {
  await site.close();
  await receiver.close();
  expect(receiver.refused).toEqual([]);
});

const openPhone = (name: string): Promise<Phone> => Phone.open(site, name, receiver);

describe('notifications', () => {
  it('are requested only by a tap in the settings, and a test arrives', async () => {
    const phone = await openPhone('Ann');
    const { page } = phone;
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Notifications on this device' }).waitFor();
    await page.getByText('Even when the app is closed.').waitFor();
    await page.getByText('Notifications are off.').waitFor();
    expect(phone.wishes).toEqual([]);

    await page.getByRole('button', { name: 'Notify me on this device' }).click();
    await page.getByText('Notifications are on.').waitFor();
    expect(phone.wishes).toEqual(['ask', 'subscribe']);
    await page.getByText('Nothing has been sent to this device yet.').waitFor();

    await page.getByRole('button', { name: 'Send a test' }).click();
    await until('the test', () => phone.reader.payloads().length > 0);
    expect(phone.reader.payloads().map(({ notification }) => notification.data.kind)).toEqual(['test']);
    await page.getByText('The test has arrived.').waitFor();
    await page.getByText('Last reached this device: ').waitFor();

    await page.reload();
    await page.getByText('Notifications are on.').waitFor();
    await page.getByText('Last reached this device: ').waitFor();
    expect(phone.wishes).toEqual(['ask', 'subscribe']);
    expect(phone.faults).toEqual([]);
    await phone.close();
  });

  it('end with signing out, on the server and in the browser', async () => {
    const phone = await openPhone('Cy');
    await phone.turnOn();
    const { reader } = phone;
    const tablet = await subscribe(await otherDevice(phone.client), receiver);
    const before = await newDecision(tablet.client, ben);
    for (const one of [reader, tablet]) await until('a push', () => wasAsked(one, before));
    await phone.show(before);

    const { page } = phone;
    await page.goto('/settings');
    await page.getByRole('button', { name: /^Sign out: This device/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('/');
    expect(phone.wishes).toEqual(['ask', 'subscribe', 'unsubscribe']);
    expect(phone.subscription).toBeUndefined();
    await expect.poll(() => phone.notices(), POLL).toEqual([]);
    expect((await phone.client.get('/api/me/push')).status).toBe(401);

    const after = await untilAsked(before.id, tablet.client, ben);
    await until('a push', () => wasAsked(tablet, after));
    await drain(tablet);
    expect(wasAsked(reader, after)).toBe(false);
    expect(phone.faults).toEqual([]);
    await phone.close();
  });
});

describe('the push of a decision', () => {
  let phone: Phone;
  let ann: Client;

  beforeAll(async () => {
    phone = await openPhone('Ann');
    ann = phone.client;
    await phone.turnOn();
  });

  afterEach(async () => {
    expect(phone.faults).toEqual([]);
    await phone.clear();
  });

  afterAll(() => phone.close());

  /** Ben opens a decision for Ann; resolves once its push has arrived. */
  async function askAnn(fits?: (view: View) => boolean): Promise<View> {
    const view = await newDecision(ann, ben, fits);
    await until('a push', () => wasAsked(phone.reader, view));
    return view;
  }

  const twoMoves = ({ legal }: View): boolean => legal.length === 2;
  const tagOf = ({ id }: View): string => `g${id}`;
  const playedAt = async ({ id, ply }: View): Promise<string | undefined> =>
    (await ann.view(id)).body.plies[ply];

  it('comes once, and shows its two moves and the number of waiting games', async () => {
    const view = await askAnn(twoMoves);
    await drain(phone.reader);
    const pushes = phone.reader.payloads().map(({ notification }) => notification.data);
    expect(pushes.filter(({ game, ply }) => game === view.id && ply === view.ply)).toHaveLength(1);

    const { notification, app_badge } = await phone.show(view);
    expect(notification.data.choices).toEqual(view.legal);
    const [shown] = await phone.notices();
    expect(shown).toEqual({
      title: 'Your move',
      body: notification.body,
      tag: tagOf(view),
      actions: [
        { action: 'move-0', title: notification.actions?.[0]?.title },
        { action: 'move-1', title: notification.actions?.[1]?.title },
      ],
    });
    expect(shown?.body).toMatch(new RegExp(`^You rolled a ${view.die} against .*Ben`));
    const waiting = (await ann.games()).body.games.filter(({ yours }) => yours).length;
    expect(app_badge).toBe(waiting);
    // Set by the push, and by the list of games that follows.
    expect((await phone.deeds()).badges).toEqual([waiting, waiting]);
  });

  it('has no buttons for more than two moves', async () => {
    const view = await askAnn(({ legal }) => legal.length > 2);
    await phone.show(view);
    expect(await phone.notices()).toMatchObject([{ tag: tagOf(view), actions: [] }]);
  });

  it('makes an open page of the game reload it at once', async () => {
    const before = await newDecision(ann, ben);
    const page = await phone.newPage();
    let asking = 0;
    const isView = (address: string): boolean => new URL(address).pathname === `/api/games/${before.id}`;
    page.on('request', (request) => (asking += Number(isView(request.url()))));
    page.on('response', (response) => (asking -= Number(isView(response.url()))));
    const plyOf = (): Promise<string | null> => page.locator('main').getAttribute('data-ply');
    await page.clock.install();
    await page.goto(`/g/${before.id}`);
    await expect.poll(plyOf, POLL).toBe(String(before.ply));
    // From here on, the page polls nothing by itself.
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect.poll(() => asking, POLL).toBe(0);

    const view = await untilAsked(before.id, ann, ben);
    await until('a push', () => wasAsked(phone.reader, view));
    expect(await plyOf()).toBe(String(before.ply));
    await phone.show(view);
    await expect.poll(plyOf, POLL).toBe(String(view.ply));
  });

  it('opens the game in the open window when tapped', async () => {
    const view = await askAnn();
    await phone.page.goto('/new');
    await phone.show(view);
    await phone.tap(tagOf(view));
    await phone.page.waitForURL(`/g/${view.id}`);
    expect(await phone.deeds()).toMatchObject({ focused: ['/new'], opened: [] });
    expect(await phone.notices()).toEqual([]);
  });

  it('brings an open page of the game to the front when tapped', async () => {
    const view = await askAnn();
    await phone.page.goto(`/g/${view.id}`);
    await phone.page.evaluate('void (self.same = true)');
    await phone.show(view);
    await phone.tap(tagOf(view));
    expect(await phone.deeds()).toMatchObject({ focused: [`/g/${view.id}`], opened: [] });
    expect(await phone.page.evaluate('self.same')).toBe(true);
  });

  it('opens a window with the game when tapped, where none is open', async () => {
    const view = await askAnn();
    await phone.page.goto('about:blank');
    await phone.show(view);
    await phone.tap(tagOf(view));
    expect(await phone.deeds()).toMatchObject({ focused: [], opened: [`/g/${view.id}`] });
  });

  it.each([0, 1])('plays a move by its button %i, and opens nothing', async (index) => {
    const view = await askAnn(twoMoves);
    await phone.page.goto('about:blank');
    await phone.show(view);
    await phone.tap(tagOf(view), `move-${index}`);
    expect(await playedAt(view)).toBe(`${view.die}${view.legal[index]}`);
    expect(await phone.notices()).toEqual([]);
    expect(await phone.deeds()).toMatchObject({ focused: [], opened: [] });
  });

  it('opens the game when its button comes too late', async () => {
    const view = await askAnn(twoMoves);
    // An opening page removes notifications of decisions already taken: let it finish before this one is taken.
    const listed = phone.page.waitForResponse('**/api/me/games');
    await phone.page.goto('/new');
    await listed;
    await phone.show(view);
    await ann.move(view.id, view.ply, view.legal[0] ?? '');
    await phone.tap(tagOf(view), 'move-1');
    await phone.page.waitForURL(`/g/${view.id}`);
    expect(await playedAt(view)).toBe(`${view.die}${view.legal[0]}`);
  });

  it('disappears when the app opens after the decision was taken elsewhere', async () => {
    const view = await askAnn();
    await phone.page.goto('about:blank');
    await phone.show(view);
    await untilWaiting(view.id, ann, ben);
    expect(await phone.notices()).toHaveLength(1);
    await phone.page.goto('/');
    await expect.poll(() => phone.notices(), POLL).toEqual([]);
  });

  it.each(['', 'no JSON', '{"notification":{"title":7}}'])(
    'shows a fallback for the payload %j',
    async (text) => {
      await phone.deliver(text);
      expect(await phone.notices()).toMatchObject([
        { title: 'Aeroplane Chess', body: 'Something has happened in one of your games.', actions: [] },
      ]);
    },
  );
});
