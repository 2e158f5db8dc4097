/** The chat of one game: what was said, what of it is new, and saying more. */

import type { ChatMessage, NewMessage } from '../api-types/types.ts';
import { problemCode, problemText } from '../api/problem-text.ts';
import * as api from '../api/chat.ts';
import { talk } from '../i18n/talk.ts';
import { onChanged } from '../platform/from-worker.ts';
import { Polling } from '../platform/polling.ts';
import { lastOfOthers, together, touches } from './history.ts';

/** What to tell people about a refusal. */
function refusalText(error: unknown): string {
  const texts: Readonly<Record<string, string>> = talk.problems;
  return texts[problemCode(error) ?? ''] ?? problemText(error);
}

export class Chat {
  readonly #id: string;
  /** The oldest first; undefined until they are there. */
  messages = $state.raw<readonly ChatMessage[]>();
  unread = $state(0);
  failed = $state(false);
  /** Where the page before the oldest begins. */
  next = $state<string>();
  /** What somebody else has said since the page was opened. */
  news = $state.raw<ChatMessage>();

  #polling: Polling | undefined;
  /** The last message that was told to be read. */
  #read = '';

  constructor(id: string) {
    this.#id = id;
  }

  /** Asks once, and again whenever the worker has heard of something; returns how to stop that. */
  listen(): () => void {
    void this.refresh();
    return onChanged(() => void this.refresh());
  }

  /** Asks again and again while it is looked at; returns how to stop that. */
  watch(): () => void {
    const polling = new Polling(() => this.refresh());
    this.#polling = polling;
    polling.start();
    return () => {
      this.#polling = undefined;
      polling.stop();
    };
  }

  async refresh(): Promise<void> {
    try {
      const page = await api.chat(this.#id);
      const known = this.messages ?? [];
      const whole = touches(known, page);
      // Where much was said meanwhile, what lies between is fetched like what is older.
      if (this.messages === undefined || !whole) this.next = page.next;
      this.#take(
        whole ? together(known, page.messages) : together([], page.messages),
        this.messages !== undefined,
      );
      this.unread = page.unread;
      this.failed = false;
    } catch {
      this.failed = true;
    }
    if (this.#polling !== undefined) this.read();
  }

  /** Fetches what was said before. */
  async older(): Promise<void> {
    if (this.next === undefined) return;
    try {
      const page = await api.chat(this.#id, this.next);
      this.next = page.next;
      this.messages = together(this.messages ?? [], page.messages);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Why it could not be said; empty where it was. */
  async say(message: NewMessage): Promise<string> {
    try {
      const said = await api.say(this.#id, message);
      this.messages = together(this.messages ?? [], [said]);
      this.#polling?.changed();
      return '';
    } catch (error) {
      return refusalText(error);
    }
  }

  /** All that is there has been shown. */
  read(): void {
    if (document.visibilityState !== 'visible') return;
    const last = lastOfOthers(this.messages ?? []);
    const isNew = this.unread > 0;
    this.unread = 0;
    if (last === undefined || last.t <= this.#read) return;
    this.#read = last.t;
    // If it is lost, the same messages count as new once more.
    if (isNew) api.markRead(this.#id, last.t).catch(() => undefined);
  }

  #take(messages: readonly ChatMessage[], later: boolean): void {
    const before = lastOfOthers(this.messages ?? []);
    const last = lastOfOthers(messages);
    this.messages = messages;
    if (last === undefined || last.t <= (before?.t ?? '')) return;
    this.#polling?.changed();
    if (later) this.news = last;
  }
}
