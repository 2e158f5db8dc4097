/** Blocks, reports and the export of a player as they travel (docs/design.md#people). */

import { MAIL_AFTER_HOURS } from '@aeroplane/core';
import * as v from 'valibot';
import { colour } from '../games/colour.ts';
import { me } from '../players/schema.ts';

const gameId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));

/** Names another player of a game by colour. */
export const newBlock = v.strictObject({ game: gameId, colour });
export const block = v.object({ id: v.string(), name: v.string(), since: v.string() });
export const blocks = v.object({ blocks: v.array(block) });

export const newReport = v.strictObject({
  game: gameId,
  colour,
  reason: v.pipe(v.string(), v.maxLength(4_000)),
});

const named = { id: v.string(), name: v.string() };

export const exported = v.object({
  player: me,
  vacations: v.array(v.object({ from: v.string(), to: v.string() })),
  mail: v.nullable(
    v.object({
      address: v.string(),
      afterHours: v.picklist(MAIL_AFTER_HOURS),
      confirmedAt: v.nullable(v.string()),
      askedAt: v.string(),
    }),
  ),
  /** Ids of the guests who were merged into this player. */
  formerGuests: v.array(v.string()),
  sessions: v.array(v.object({ id: v.string(), createdAt: v.string(), expiresAt: v.string() })),
  devices: v.array(
    v.object({ id: v.string(), pushService: v.nullable(v.string()), reachedAt: v.nullable(v.string()) }),
  ),
  passkeys: v.array(v.object({ ...named, createdAt: v.string(), usedAt: v.nullable(v.string()) })),
  games: v.array(v.object({ game: v.string(), since: v.string(), seen: v.number(), muted: v.boolean() })),
  finishedGames: v.array(
    v.object({
      game: v.string(),
      finishedAt: v.string(),
      colour,
      rank: v.number(),
      players: v.number(),
      opponents: v.array(v.nullable(v.string())),
      seen: v.number(),
      muted: v.boolean(),
    }),
  ),
  /** Each has a text, or the name of a phrase. */
  messages: v.array(
    v.object({
      game: v.string(),
      at: v.string(),
      text: v.optional(v.string()),
      phrase: v.optional(v.string()),
    }),
  ),
  reports: v.array(v.object({ game: v.string(), colour, reason: v.string(), at: v.string() })),
  blocks: v.array(block),
});
