import { describe, expect, it } from 'vitest';
import { closeNotices, showNotice } from '../../src/lib/push/notifications.ts';

/** Like Chromium, loses a notification that it is about to show if it is asked for the list meanwhile. */
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
  it('are closed if they are gone, and no others', async () => {
    const browser = new Browser();
    await showNotice(browser, 'one', { data: { kind: 'decision', game: 'a' } });
    await showNotice(browser, 'other', { data: { kind: 'decision', game: 'b' } });
    await showNotice(browser, 'strange', { data: null });
    await closeNotices(browser, ({ game }) => game === 'b');
    expect(browser.closed).toEqual(['other']);
  });

  it('are shown and listed in turns', async () => {
    const browser = new Browser();
    const shown = showNotice(browser, 'one', { data: null });
    await Promise.all([shown, closeNotices(browser, () => true)]);
    expect(browser.closed).toEqual(['one']);
  });

  it('are listed again after a failure', async () => {
    const broken = { getNotifications: () => Promise.reject(new Error('no')) };
    await expect(closeNotices(broken, () => true)).rejects.toThrow('no');
    await closeNotices(new Browser(), () => true);
  });
});
