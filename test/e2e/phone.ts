/** Somebody's phone: a browser that pushes of the tests' push service come to, and into whose worker one can look. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import type { PushPayload } from '@aeroplane/delivery';
import type { PushReceiver, Subscription } from '../../packages/delivery/test/push-receiver.ts';
import { Client } from '../support/client.ts';
import { payloadOf, type Reader } from '../support/pushes.ts';
import { giveSession, newBrowser, PHONE } from './person.ts';
import type { Site } from './site.ts';

const scriptPath = (name: string): string => fileURLToPath(new URL(`in-browser/${name}`, import.meta.url));
const WORKER_DEEDS = readFileSync(scriptPath('worker-deeds.js'), 'utf8');

const PATIENCE_MS = 60_000;

/** What pages ask of a browser and its push service. */
type Wish = 'look' | 'ask' | 'subscribe' | 'unsubscribe';

/** A notice that is shown. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** What the worker has done outside of itself, the first first. */
export interface Deeds {
  readonly badges: readonly number[];
  /** The paths of pages that were brought to the front. */
  readonly focused: readonly string[];
  readonly opened: readonly string[];
  /** Pushes of which everything is done that follows. */
  readonly pushes: readonly string[];
}

interface DevTools {
  readonly session: CDPSession;
  readonly registrationId: string;
}

export class Phone {
  readonly page: Page;
  /** Who plays on it, over the API and with the same session. */
  readonly client: Client;
  /** Everything that was asked for but to look, the first first. */
  readonly wishes: Exclude<Wish, 'look'>[] = [];
  /** What went wrong in its pages. */
  readonly faults: string[] = [];
  readonly #context: BrowserContext;
  readonly #receiver: PushReceiver;
  #subscription: Subscription | undefined;
  #tools: Promise<DevTools> | undefined;

  private constructor(context: BrowserContext, page: Page, client: Client, receiver: PushReceiver) {
    [this.#context, this.page, this.client, this.#receiver] = [context, page, client, receiver];
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('weberror', (error) => this.faults.push(error.error().message));
  }

  /** The phone of a new player, with the app open. */
  static async open({ browser, origin }: Site, name: string, receiver: PushReceiver): Promise<Phone> {
    const context = await newBrowser(browser, origin, { ...PHONE, permissions: ['notifications'] });
    const client = await new Client(origin).signIn(name);
    await giveSession(context, client);
    const phone = new Phone(context, await context.newPage(), client, receiver);
    await context.exposeFunction('pushService', (wish: Wish, key?: string) => phone.#answer(wish, key));
    await context.addInitScript({ path: scriptPath('push-manager.js') });
    await phone.page.goto('/');
    await phone.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    return phone;
  }

  #answer(wish: Wish, key: string | undefined): Subscription['json'] | boolean | null {
    if (wish !== 'look') this.wishes.push(wish);
    if (wish === 'subscribe') this.#subscription = this.#receiver.subscribe(key);
    if (wish !== 'unsubscribe') return this.#subscription?.json ?? null;
    const was = this.#subscription !== undefined;
    this.#subscription = undefined;
    return was;
  }

  /** The subscription that its browser has. */
  get subscription(): Subscription | undefined {
    return this.#subscription;
  }

  /** Its player as somebody who is told by pushes. */
  get reader(): Reader {
    const target = this.#subscription?.target;
    if (target === undefined) throw new Error('the browser has no subscription');
    return { client: this.client, target, payloads: () => this.#receiver.messages(target).map(payloadOf) };
  }

  /** By the page of settings. */
  async turnOn(): Promise<void> {
    await this.page.goto('/settings');
    await this.page.getByRole('button', { name: 'Notify me on this device' }).click();
    await this.page.getByText('Notifications are on.').waitFor();
  }

  /**
   * Has the browser give a push to the worker, word by word; over once the worker has done what follows. Chromium loses
   * a notice if it is asked for those that are shown while it is about to show it.
   */
  async deliver(data: string): Promise<void> {
    const { length } = (await this.deeds()).pushes;
    const { session, registrationId } = await this.#devTools();
    const { origin } = this.client;
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const done = async (): Promise<number> => (await this.deeds()).pushes.length;
    await expect.poll(done, { timeout: PATIENCE_MS }).toBe(length + 1);
  }

  /** Delivers the push of a decision, as it came, and nothing else is shown. */
  async show(decision: { readonly id: string; readonly ply: number }): Promise<PushPayload> {
    const { target } = this.reader;
    const push = this.#receiver.messages(target).find((one) => {
      const { game, ply } = payloadOf(one).notification.data;
      return game === decision.id && ply === decision.ply;
    });
    if (push === undefined) throw new Error('no push has come of this decision');
    await this.deliver(push.text);
    expect(await this.notices()).toHaveLength(1);
    return payloadOf(push);
  }

  #devTools(): Promise<DevTools> {
    return (this.#tools ??= this.#openDevTools());
  }

  async #openDevTools(): Promise<DevTools> {
    const session = await this.#context.newCDPSession(this.page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { scopeURL, isDeleted, registrationId } of registrations) {
          if (scopeURL === `${this.client.origin}/` && !isDeleted) resolve(registrationId);
        }
      });
    });
    await session.send('ServiceWorker.enable');
    return { session, registrationId: await registered };
  }

  async #worker(): Promise<Worker> {
    const worker = this.#context.serviceWorkers()[0] ?? (await this.#context.waitForEvent('serviceworker'));
    // Browsers stop workers and start them anew, which Playwright does not tell.
    await worker.evaluate(`if (!('deeds' in self)) { ${WORKER_DEEDS} }`);
    return worker;
  }

  async notices(): Promise<Shown[]> {
    return (await this.#worker()).evaluate(
      `self.registration.getNotifications().then((shown) => shown.map(({ title, body, tag, actions }) => (
        { title, body, tag, actions: actions.map(({ action, title }) => ({ action, title })) })))`,
    );
  }

  /** Taps a notice, or one of its buttons; over once the worker has done what follows. */
  async tap(tag: string, action = ''): Promise<void> {
    await (await this.#worker()).evaluate(`self.clickNotice(${JSON.stringify({ tag, action })})`);
  }

  async deeds(): Promise<Deeds> {
    return (await this.#worker()).evaluate('self.deeds');
  }

  /** Closes all notices and all windows but the first, and forgets what the worker has done. */
  async clear(): Promise<void> {
    for (const page of this.#context.pages()) if (page !== this.page) await page.close();
    const worker = await this.#worker();
    await worker.evaluate(
      'self.registration.getNotifications().then((shown) => shown.forEach((one) => one.close()))',
    );
    await worker.evaluate('void Object.values(self.deeds).forEach((list) => (list.length = 0))');
  }

  /** Another window. */
  newPage(): Promise<Page> {
    return this.#context.newPage();
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
