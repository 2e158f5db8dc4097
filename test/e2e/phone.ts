/** A phone: a browser that receives pushes of the test's push service, with access to its service worker. */

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

/** The calls that pages make to the browser's push manager. */
type Wish = 'look' | 'ask' | 'subscribe' | 'unsubscribe';

/** A notification on the screen. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** What the worker did outside of itself, oldest first. */
export interface Deeds {
  readonly badges: readonly number[];
  /** The paths of pages brought to the front. */
  readonly focused: readonly string[];
  readonly opened: readonly string[];
  /** Pushes that the worker has finished handling. */
  readonly pushes: readonly string[];
}

interface DevTools {
  readonly session: CDPSession;
  readonly registrationId: string;
}

export class Phone {
  readonly page: Page;
  /** Its player's client, with the same session. */
  readonly client: Client;
  /** Calls to the push manager other than looking, oldest first. */
  readonly wishes: Exclude<Wish, 'look'>[] = [];
  /** Errors in its pages. */
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

  /** A new player's phone with the app open. */
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

  /** The current subscription of its browser. */
  get subscription(): Subscription | undefined {
    return this.#subscription;
  }

  /** Its player as a reader of pushes. */
  get reader(): Reader {
    const target = this.#subscription?.target;
    if (target === undefined) throw new Error('the browser has no subscription');
    return { client: this.client, target, payloads: () => this.#receiver.messages(target).map(payloadOf) };
  }

  /** Turns notifications on in the settings. */
  async turnOn(): Promise<void> {
    await this.page.goto('/settings');
    await this.page.getByRole('button', { name: 'Notify me on this device' }).click();
    await this.page.getByText('Notifications are on.').waitFor();
  }

  /**
   * Passes a push to the worker verbatim, and resolves once the worker has handled it. Not by polling its
   * notifications: Chromium loses one if they are listed while it is about to be shown.
   */
  async deliver(data: string): Promise<void> {
    const { length } = (await this.deeds()).pushes;
    const { session, registrationId } = await this.#devTools();
    const { origin } = this.client;
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const done = async (): Promise<number> => (await this.deeds()).pushes.length;
    await expect.poll(done, { timeout: PATIENCE_MS }).toBe(length + 1);
  }

  /** Delivers the push of a decision, and checks that it is the only notification shown. */
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
    // Browsers stop and restart workers, which Playwright does not report.
    await worker.evaluate(`if (!('deeds' in self)) { ${WORKER_DEEDS} }`);
    return worker;
  }

  async notices(): Promise<Shown[]> {
    return (await this.#worker()).evaluate(
      `self.registration.getNotifications().then((shown) => shown.map(({ title, body, tag, actions }) => (
        { title, body, tag, actions: actions.map(({ action, title }) => ({ action, title })) })))`,
    );
  }

  /** Taps a notification or one of its buttons, and resolves once the worker has handled it. */
  async tap(tag: string, action = ''): Promise<void> {
    await (await this.#worker()).evaluate(`self.clickNotice(${JSON.stringify({ tag, action })})`);
  }

  async deeds(): Promise<Deeds> {
    return (await this.#worker()).evaluate('self.deeds');
  }

  /** Closes all notifications and all windows but the first, and clears the worker's record. */
  async clear(): Promise<void> {
    for (const page of this.#context.pages()) if (page !== this.page) await page.close();
    const worker = await this.#worker();
    await worker.evaluate(
      'self.registration.getNotifications().then((shown) => shown.forEach((one) => one.close()))',
    );
    await worker.evaluate('void Object.values(self.deeds).forEach((list) => (list.length = 0))');
  }

  /** A second window. */
  newPage(): Promise<Page> {
    return this.#context.newPage();
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
