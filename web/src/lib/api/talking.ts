/** What the people of a game say to each other, and whether they play again. */

import type { ChatMessage, ChatPage, NewMessage, View } from '../api-types/types.ts';
import { answered, api, EMPTY, read } from './client.ts';

const one = api.games[':id'];

/** A page of what was said, the newest first. */
export const chat = (id: string, from?: string): Promise<ChatPage> =>
  read(one.chat.$get({ param: { id }, query: from === undefined ? {} : { from } }));

export const say = (id: string, message: NewMessage): Promise<ChatMessage> =>
  read(one.chat.$post({ param: { id }, json: message }));

/** Tells that the messages up to this one were shown; of the plies it says nothing new. It may outlive the page. */
export const markRead = (id: string, t: string): Promise<unknown> =>
  answered(one.seen.$post({ param: { id }, json: { ply: 0, chat: t } }, { init: { keepalive: true } }));

/** The game that follows a finished one, which waits for the same people. */
export const rematch = (id: string): Promise<View & { invite: string }> =>
  read(one.rematch.$post({ param: { id } }, EMPTY));
