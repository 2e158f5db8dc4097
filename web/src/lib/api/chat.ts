/** The chat of a game. */

import type { ChatMessage, ChatPage, NewMessage } from '../api-types/types.ts';
import { answered, api, read } from './client.ts';

const one = api.games[':id'];

/** A page of messages, the newest first. */
export const chat = (id: string, from?: string): Promise<ChatPage> =>
  read(one.chat.$get({ param: { id }, query: from === undefined ? {} : { from } }));

export const say = (id: string, message: NewMessage): Promise<ChatMessage> =>
  read(one.chat.$post({ param: { id }, json: message }));

/** Marks the messages up to `t` as read, and no ply. The request may outlive the page. */
export const markRead = (id: string, t: string): Promise<unknown> =>
  answered(one.seen.$post({ param: { id }, json: { ply: 0, chat: t } }, { init: { keepalive: true } }));
