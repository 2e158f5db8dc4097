/** Games as they travel, in requests and answers (docs/design.md#the-http-contract). */

import { PRESET_NAMES, RULE_OPTIONS } from '@aeroplane/engine';
import { LEVELS } from '@aeroplane/bot';
import { GAME_STATUSES, ORDERS, ROLLINGS, TURN_TIMES } from '@aeroplane/core';
import * as v from 'valibot';
import { messageTime } from '../chat/schema.ts';
import { cursor } from '../contract/page-query.ts';
import { colour } from './colour.ts';

const level = v.picklist(LEVELS);

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const ply = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** All options of the rules (docs/rules.md#options). */
const rules = v.strictObject({
  launch: v.picklist(RULE_OPTIONS.launch),
  thirdSix: v.picklist(RULE_OPTIONS.thirdSix),
  shortcut: v.picklist(RULE_OPTIONS.shortcut),
  afterShortcut: v.picklist(RULE_OPTIONS.afterShortcut),
  stacking: v.picklist(RULE_OPTIONS.stacking),
  stackCapture: v.picklist(RULE_OPTIONS.stackCapture),
  finish: v.picklist(RULE_OPTIONS.finish),
  planes: v.picklist(RULE_OPTIONS.planes),
});

export const newGame = v.strictObject({
  preset: v.optional(v.picklist(PRESET_NAMES)),
  /** Missing options are those of Classic. */
  rules: v.optional(v.partial(rules)),
  seats: v.pipe(
    v.array(
      v.strictObject({
        who: v.picklist(['me', 'open', 'bot']),
        colour: v.optional(colour),
        level: v.optional(level),
      }),
    ),
    v.minLength(2),
    v.maxLength(4),
  ),
  turnTime: v.optional(v.picklist(TURN_TIMES)),
  rolling: v.optional(v.picklist(ROLLINGS)),
  public: v.optional(v.boolean()),
  strict: v.optional(v.boolean()),
});

/** The first ply wanted. */
export const sinceQuery = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
});

/** `open=1`: public games that wait, the only list of games of all players. */
export const openQuery = v.object({ open: v.literal('1'), from: cursor });

export const takeSeat = v.strictObject({ colour: v.optional(colour), seed: hex(16) });
export const submitMove = v.strictObject({ ply, move: v.pipe(v.string(), v.maxLength(16)) });
export const rollDie = v.strictObject({ ply });
/** `chat`: the newest message that was shown. */
export const markSeen = v.strictObject({ ply, chat: v.optional(messageTime) });

/** A planned move for some faces of the die, and standing orders by priority. */
const faces = v.partial(
  v.strictObject(
    Object.fromEntries(
      ['1', '2', '3', '4', '5', '6'].map((face) => [face, v.pipe(v.string(), v.maxLength(16))]),
    ),
  ),
);
const orders = v.pipe(v.array(v.picklist(ORDERS)), v.maxLength(ORDERS.length));
export const setPlan = v.strictObject({
  ply: v.optional(ply),
  faces: v.optional(v.nullable(faces)),
  orders: v.optional(orders),
});
export const nudge = v.strictObject({ colour });
export const muteGame = v.strictObject({ muted: v.boolean() });

const seat = v.object({
  /** null while nobody has chosen it. */
  colour: v.nullable(colour),
  name: v.nullable(v.string()),
  kind: v.picklist(['player', 'bot', 'open']),
  level: v.optional(level),
  /** A bot plays the seat until its owner returns. */
  held: v.optional(v.literal(true)),
  left: v.optional(v.literal(true)),
  /** From 1; present once the player's place is certain. */
  rank: v.optional(v.number()),
  you: v.optional(v.literal(true)),
  /** Open, but reserved for a player of the game before. */
  kept: v.optional(v.literal(true)),
  /** The game's creator, who may start or cancel it while it waits. */
  creator: v.optional(v.literal(true)),
  /** The player's announced vacation. */
  away: v.optional(v.object({ from: v.string(), until: v.string() })),
});

const seeds = v.record(v.string(), v.string());

/** Plies that nobody chose by hand, by their index from 0. */
const marks = v.object({
  bot: v.array(v.number()),
  planned: v.array(v.number()),
  missed: v.array(v.number()),
});

export const view = v.object({
  id: v.string(),
  status: v.picklist(GAME_STATUSES),
  version: v.number(),
  createdAt: v.string(),
  rules,
  /** When the game was last moved in, started or created. */
  changedAt: v.string(),
  rolling: v.picklist(ROLLINGS),
  turnTime: v.picklist(TURN_TIMES),
  public: v.boolean(),
  strict: v.boolean(),
  /** In seat order; seats without a colour come last. */
  seats: v.array(seat),
  /** null before the start. */
  position: v.nullable(v.string()),
  /** The index of the next ply. */
  ply: v.number(),
  toAct: v.nullable(colour),
  die: v.nullable(v.number()),
  /** In canonical order; empty except for the player to decide. */
  legal: v.array(v.string()),
  /** RFC 3339; null where the game waits for nobody. */
  deadline: v.nullable(v.string()),
  /** The plies from `since` on. */
  plies: v.array(v.string()),
  marks,
  /** When the player to act may first be nudged. */
  nudgeFrom: v.optional(v.string()),
  seen: v.optional(v.number()),
  muted: v.optional(v.boolean()),
  /** `madeAt`: the next ply when the faces were planned. */
  plan: v.optional(
    v.object({ faces: v.optional(faces), madeAt: v.optional(v.number()), orders: v.optional(orders) }),
  ),
  invite: v.optional(v.string()),
  dice: v.object({
    commitment: v.string(),
    seeds,
    /** From the draw for the first turn (`since` 0), or from the die of ply `since`. */
    links: v.array(v.string()),
  }),
});

/** The answer to creating a game. */
export const createdGame = v.object({ ...view.entries, invite: v.string() });

/** An invitation before joining: the game, the name of its creator, and the free colours. */
export const invitation = v.object({
  ...view.entries,
  by: v.string(),
  colours: v.array(colour),
});

/** A game in a list. */
export const summary = v.object({
  id: v.string(),
  status: v.picklist(GAME_STATUSES),
  createdAt: v.string(),
  rules,
  turnTime: v.picklist(TURN_TIMES),
  seats: v.array(seat),
  ply: v.number(),
  toAct: v.nullable(colour),
  /** Whether the reader is the player to decide. */
  yours: v.boolean(),
  deadline: v.nullable(v.string()),
  seen: v.optional(v.number()),
});

export const summaries = v.object({ games: v.array(summary) });
export const openGames = v.object({
  games: v.array(v.object({ ...summary.entries, by: v.string(), invite: v.string() })),
  /** Where the next page begins; absent on the last. */
  next: v.optional(v.string()),
});
export const doneGames = v.object({
  games: v.array(
    v.object({
      id: v.string(),
      finishedAt: v.string(),
      colour,
      rank: v.number(),
      players: v.number(),
      /** The other players by name (null: a former player), and their places in the same order. */
      opponents: v.array(v.nullable(v.string())),
      ranks: v.array(v.number()),
      /** null: custom rules. */
      preset: v.nullable(v.picklist(PRESET_NAMES)),
    }),
  ),
  next: v.optional(v.string()),
});
/** `waiting`: the number of open decisions, this one included. */
export const nextDecision = v.object({ game: v.nullable(summary), waiting: v.number() });

export const record = v.object({
  format: v.literal('aeroplane-record/1'),
  rules,
  colours: v.array(colour),
  first: colour,
  plies: v.array(v.string()),
  game: v.string(),
  dice: v.object({ commitment: v.string(), seeds, links: v.array(v.string()) }),
  marks,
  names: v.record(v.string(), v.string()),
});
