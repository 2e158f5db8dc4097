/** The chat of one game: its messages, which are unread, and sending one (docs/design.md#chat). */

import type { ChatMessage, NewMessage } from '../api-types/types.ts';
import { problemCode, problemText } from '../api/problem-text.ts';
import * as api from '../api/chat.ts';
import { talk } from '../i18n/talk.ts';
import { onChanged } from '../platform/from-worker.ts';
import { Polling } from '../platform/polling.ts';
import { lastOfOthers, together, touches } from './history.ts';

/** The text for players about a failed call of the chat. */
function refusalText(error: unknown): string {
  const texts: Readonly<Record<string, string>> = talk.problems;
  return texts[problemCode(error) ?? ''] ?? problemText(error);
}

export class Chat {
  readonly #id: string;
  /** The oldest first; undefined until they are loaded. */
  messages = $state.raw<readonly ChatMessage[]>();
  unread = $state(0);
  failed = $state(false);
  /** The cursor of the page before the oldest message; undefined if there is none. */
  next = $state<string>();
  /** The newest message of another player since the page was opened. */
  news = $state.raw<ChatMessage>();

  #polling: Polling | undefined;
  /** The last message that was reported as read. */
  #read = '';

  constructor(id: string) {
    this.#id = id;
  }

  /** Loads now, and when the worker hears of a change; returns the function that stops it. */
  listen(): () => void {
    void this.refresh();
    return onChanged(() => void this.refresh());
  }

  /** Polls while the chat is visible; returns the function that stops it. */
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
      // Messages between the known ones and this page are missing: fetch them like older ones.
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

  /** Loads the page before the oldest message. */
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

  /** Sends a message; returns the text of the problem, empty on success. */
  async say(message: NewMessage): Promise<string> {
    try {
      const sent = await api.say(this.#id, message);
      this.messages = together(this.messages ?? [], [sent]);
      this.#polling?.changed();
      return '';
    } catch (error) {
      return refusalText(error);
    }
  }

  /** Marks all loaded messages as read. */
  read(): void {
    if (document.visibilityState !== 'visible') return;
    const last = lastOfOthers(this.messages ?? []);
    const isNew = this.unread > 0;
    this.unread = 0;
    if (last === undefined || last.t <= this.#read) return;
    this.#read = last.t;
    // If the request is lost, the messages only count as unread again.
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
