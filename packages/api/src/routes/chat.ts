/** What the people of a game say to each other. */

import { readChat, say, writtenAtMs, type ChatMessage } from '@aeroplane/core';
import { colourOf, type Seat } from '@aeroplane/engine';
import { Hono } from 'hono';
import type { AppDeps, Env } from '../env.ts';
import { gameIdOf } from '../game-id.ts';
import { newMessage } from '../schema/chat.ts';
import { pageQuery } from '../schema/query.ts';
import { signedIn } from '../session-cookie.ts';
import { valid } from '../valid.ts';

/** A message for a reader; who wrote it is said by the colour alone. */
const messageView = (message: ChatMessage, own: Seat | null) => ({
  t: message.t,
  at: new Date(writtenAtMs(message)).toISOString(),
  colour: colourOf(message.colour),
  ...message.body,
  ...(message.colour === own && { you: true as const }),
});

export const chatRoutes = ({ core }: AppDeps) =>
  new Hono<Env>()
    .get('/games/:id/chat', signedIn, valid('query', pageQuery), async (c) => {
      const id = gameIdOf(c.req.param('id'));
      const { items, own, unread, next } = await readChat(
        core,
        c.get('player'),
        id,
        c.req.valid('query').from,
      );
      c.header('Cache-Control', 'private, no-store');
      return c.json({
        messages: items.map((message) => messageView(message, own)),
        unread,
        ...(next !== undefined && { next }),
      });
    })
    .post('/games/:id/chat', signedIn, valid('json', newMessage), async (c) => {
      const message = await say(core, c.get('player'), gameIdOf(c.req.param('id')), c.req.valid('json'));
      return c.json(messageView(message, message.colour), 201);
    });
