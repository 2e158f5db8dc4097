/** A person at a browser of their own, who uses nothing but the page. */

import { expect } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Client } from '../support/client.ts';

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** Longer than a page takes on a busy machine. */
const PATIENCE_MS = 60_000;

/** A browser of a newcomer, with its own storage. */
export const newBrowser = (
  browser: Browser,
  origin: string,
  device: BrowserContextOptions = PHONE,
): Promise<BrowserContext> =>
  // Reduced motion replaces flights by fades, so that a whole game takes a minute.
  browser.newContext({ ...device, baseURL: origin, reducedMotion: 'reduce' });

/** Sets a device to show moves as fast as its settings allow, for whole games. */
export const showFast = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: `localStorage.setItem('device', '{"speed":"fast"}')` });

/** Lets a page ask for its game at once, as when the network is back, instead of at its next poll. */
export const askAgain = (page: Page): Promise<unknown> =>
  page.evaluate("window.dispatchEvent(new Event('online'))");

/** Gives a browser the session of a client. */
export async function giveSession(context: BrowserContext, { cookie, origin }: Client): Promise<void> {
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
}

export class Person {
  readonly #page: Page;
  readonly #name: string;
  readonly faults: string[] = [];

  private constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.faults.push(error.message));
  }

  static async open(
    browser: Browser,
    origin: string,
    name: string,
    device?: BrowserContextOptions,
  ): Promise<Person> {
    return Person.in(await newBrowser(browser, origin, device), name);
  }

  /** In an existing browser. */
  static async in(context: BrowserContext, name: string): Promise<Person> {
    return new Person(await context.newPage(), name);
  }

  get page(): Page {
    return this.#page;
  }

  /** Creates a game on the page and returns the invite that it shows. */
  async create(preset: string, guests: readonly string[]): Promise<string> {
    const page = this.#page;
    await page.goto('/new');
    await page.getByRole('textbox', { name: 'Your name' }).fill(this.#name);
    await page.getByRole('radio', { name: preset }).check();
    await page
      .getByRole('group', { name: 'Players' })
      .getByRole('radio', { name: String(guests.length + 1) })
      .check();
    for (const [index, guest] of guests.entries()) {
      await page.getByRole('combobox', { name: `Seat ${index + 2}` }).selectOption({ label: guest });
    }
    await page.getByRole('button', { name: 'Create game' }).click();
    await page.waitForURL('**/g/*');
    return page.getByRole('textbox', { name: /invite/i }).inputValue();
  }

  /** Follows an invite and takes a seat. */
  async join(invite: string): Promise<void> {
    const page = this.#page;
    await page.goto(invite);
    await page.getByRole('textbox', { name: 'Your name' }).fill(this.#name);
    await page.getByRole('button', { name: 'Join game' }).click();
    await page.waitForURL('**/g/*');
  }

  get gameId(): string {
    return new URL(this.#page.url()).pathname.split('/')[2] ?? '';
  }

  async #attribute(name: 'data-ply' | 'data-status'): Promise<string> {
    return (await this.#page.locator('main').getAttribute(name)) ?? '';
  }

  async ply(): Promise<number> {
    return Number(await this.#attribute('data-ply'));
  }

  async isFinished(): Promise<boolean> {
    return (await this.#attribute('data-status')) === 'finished';
  }

  /** Plays the first move of the list; false where there is nothing to choose. */
  async decide(): Promise<boolean> {
    const page = this.#page;
    const skip = page.getByRole('button', { name: 'Skip' });
    if (await skip.isVisible()) await skip.click().catch(() => undefined);
    const choice = page.getByRole('list', { name: 'Choices' }).getByRole('button').first();
    if (!(await choice.isVisible()) || !(await choice.isEnabled())) return false;
    const before = await this.ply();
    await choice.click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => this.ply(), { timeout: PATIENCE_MS }).toBeGreaterThan(before);
    return true;
  }

  /** The texts of all elements of a kind. */
  async texts(role: 'list', name: string): Promise<string[]> {
    return this.#page.getByRole(role, { name }).getByRole('listitem').allInnerTexts();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async pause(ms: number): Promise<void> {
    await this.#page.waitForTimeout(ms);
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }
}
