import { describe, expect, it } from 'vitest';
import { closeNotices, showNotice } from '../../src/lib/push/notifications.ts';

/** A browser that forgets what it is about to show when it is asked for what is shown, as Chromium does. */
class Browser {
  readonly closed: string[] = [];
  #shown: { readonly data: unknown; close(): void }[] = [];
  #showing: string | undefined;

  async showNotification(title: string, { data }: NotificationOptions): Promise<void> {
    this.#showing = title;
    await new Promise(setImmediate);
    if (this.#showing !== title) return;
    this.#showing = undefined;
    this.#shown.push({ data, close: () => void this.closed.push(title) });
  }

  async getNotifications() {
    this.#showing = undefined;
    return this.#shown;
  }
}

describe('notices', () => {
  it('are closed where they are said to be gone, and no others', async () => {
    const browser = new Browser();
    await showNotice(browser, 'one', { data: { kind: 'decision', game: 'a' } });
    await showNotice(browser, 'other', { data: { kind: 'decision', game: 'b' } });
    await showNotice(browser, 'strange', { data: null });
    await closeNotices(browser, ({ game }) => game === 'b');
    expect(browser.closed).toEqual(['other']);
  });

  it('are shown and looked through one after the other', async () => {
    const browser = new Browser();
    const shown = showNotice(browser, 'one', { data: null });
    await Promise.all([shown, closeNotices(browser, () => true)]);
    expect(browser.closed).toEqual(['one']);
  });

  it('are looked through again after a failure', async () => {
    const broken = { getNotifications: () => Promise.reject(new Error('no')) };
    await expect(closeNotices(broken, () => true)).rejects.toThrow('no');
    await closeNotices(new Browser(), () => true);
  });
});
