/** A sighted person with only a keyboard. */

import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Messages } from '../../web/src/lib/i18n/en/main.ts';
import { newBrowser } from './person.ts';

const MEASURES = fileURLToPath(new URL('in-browser/measures.js', import.meta.url));

/** Longer than a page takes on a busy machine. */
const PATIENCE = { timeout: 60_000 };

/** More tab stops than any page has. */
const MOST_STOPS = 120;

type Key = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'Enter' | 'Space' | 'Escape';

export class Typist {
  readonly page: Page;
  readonly m: Messages;
  readonly faults: string[] = [];

  private constructor(page: Page, m: Messages) {
    [this.page, this.m] = [page, m];
    page.setDefaultTimeout(PATIENCE.timeout);
    page.on('pageerror', (error) => this.faults.push(error.message));
  }

  static async open(
    browser: Browser,
    origin: string,
    m: Messages,
    device: BrowserContextOptions,
  ): Promise<Typist> {
    const context = await newBrowser(browser, origin, { ...device, locale: m.language });
    await context.addInitScript({ path: MEASURES });
    return new Typist(await context.newPage(), m);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types at the focus. */
  write(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** The focused element as a screen reader names it: `button "Play"`; empty without focus. */
  async focused(): Promise<string> {
    const focused = this.page.locator(':focus');
    if ((await focused.count()) === 0) return '';
    // The element may vanish meanwhile, such as a control of a game that has just ended.
    const snapshot = await focused.ariaSnapshot({ timeout: 5_000 }).catch(() => '');
    return snapshot.split('\n')[0]?.replace(/^- '?/, '') ?? '';
  }

  async expectFocus(): Promise<void> {
    expect(await this.page.evaluate('measureFocus()')).toBe('');
  }

  /** Tabs forwards or backwards to the first stop with this name, which must be visible and show its focus. */
  async tabTo(role: string, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const wanted = role === 'summary' ? `text: ${name}` : `${role} "${name}`;
    const stops: string[] = [];
    while (stops.length < MOST_STOPS) {
      await this.press(key);
      const stop = await this.focused();
      if (stop.startsWith(wanted)) return this.expectFocus();
      stops.push(stop);
    }
    throw new Error(`no way leads to ${wanted}: ${stops.join(' | ')}`);
  }

  /** Waits until the page shows this element. */
  async sees(role: 'heading' | 'dialog', name: string): Promise<void> {
    await this.page.getByRole(role, { name, exact: true }).first().waitFor(PATIENCE);
  }

  async #attribute(name: 'data-ply' | 'data-status'): Promise<string> {
    return (await this.page.locator('main').getAttribute(name)) ?? '';
  }

  async isOver(): Promise<boolean> {
    return (await this.#attribute('data-status')) === 'finished';
  }

  async ply(): Promise<number> {
    return Number(await this.#attribute('data-ply'));
  }

  /** The number of offered moves; 0 while another player is to act. */
  async choices(): Promise<number> {
    const list = this.page.getByRole('list', { name: this.m.game.choices });
    return list.getByRole('button', { disabled: false }).count();
  }

  /** Takes an open decision: the second choice with the Play button, or the last choice by pressing it twice. */
  async decide(how: 'button' | 'twice'): Promise<void> {
    const before = await this.ply();
    await this.tabTo('button', await this.#firstChoice());
    if (how === 'button') {
      await this.press('ArrowDown', 'Space');
      await this.tabTo('button', this.m.game.play, 'Shift+Tab');
    } else {
      await this.press('ArrowUp', 'Enter');
    }
    await this.expectFocus();
    await this.press('Enter');
    await expect.poll(() => this.ply(), PATIENCE).toBeGreaterThan(before);
    expect(await this.focused()).not.toBe('');
  }

  async #firstChoice(): Promise<string> {
    const list = this.page.getByRole('list', { name: this.m.game.choices });
    return list.getByRole('button').first().innerText();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
