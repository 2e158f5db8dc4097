/** The chat of a game's players (docs/design.md#chat). */

import { readChat, say, writtenAtMs, type ChatMessage } from '@aeroplane/core';
import { colourOf, type Seat } from '@aeroplane/engine';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import { pageQuery } from '../contract/page-query.ts';
import type { Env } from '../env.ts';
import { gameId } from '../games/game-id.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { message, messages, newMessage } from './schema.ts';

/** A message as a reader sees it; the colour alone tells who wrote it. */
const messageView = (written: ChatMessage, own: Seat | null) => ({
  t: written.t,
  at: new Date(writtenAtMs(written)).toISOString(),
  colour: colourOf(written.colour),
  ...written.body,
  ...(written.colour === own && { you: true as const }),
});

export const chatRoutes = new Hono<Env>()
  .get(
    '/games/:id/chat',
    operation({
      summary: 'what was said in a game, the newest first; for its players',
      answers: { 200: { schema: messages } },
      problems: ['not-seated', 'bad-cursor'],
    }),
    signedIn,
    valid('query', pageQuery),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      const { id } = c.req.valid('param');
      const { items, own, unread, next } = await readChat(core, player, id, c.req.valid('query').from);
      c.header('Cache-Control', 'private, no-store');
      return c.json({
        messages: items.map((item) => messageView(item, own)),
        unread,
        ...(next !== undefined && { next }),
      });
    },
  )
  .post(
    '/games/:id/chat',
    operation({
      summary:
        'say something to the players of a game: words, or a phrase that each reads in their own language',
      answers: { 201: { description: 'the message', schema: message } },
      problems: ['not-seated', 'not-started', 'bad-text', 'busy'],
    }),
    signedIn,
    valid('json', newMessage),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      const written = await say(core, player, c.req.valid('param').id, c.req.valid('json'));
      return c.json(messageView(written, written.colour), 201);
    },
  );
