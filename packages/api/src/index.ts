/** The HTTP API, and its type for the typed client. */

import type * as v from 'valibot';
import type * as chat from './schema/chat.ts';
import type * as game from './schema/game.ts';
import type * as people from './schema/people.ts';
import type * as passkey from './schema/passkey.ts';
import type * as player from './schema/player.ts';
import type { problem } from './schema/problem.ts';

export { createApp, type AppType } from './app.ts';
export type { PasskeyAppType } from './passkey-app.ts';
export type { AppDeps, GroundDeps } from './env.ts';
export { HSTS_SEC, securityHeaders } from './security-headers.ts';
export { STATUS_OF, type Code } from './problem-answer.ts';

export type View = v.InferOutput<typeof game.view>;
export type CreatedGame = v.InferOutput<typeof game.createdGame>;
export type Invitation = v.InferOutput<typeof game.invitation>;
export type Summary = v.InferOutput<typeof game.summary>;
export type DoneEntry = v.InferOutput<typeof game.doneGames>['games'][number];
export type NewGame = v.InferOutput<typeof game.newGame>;
export type ChatMessage = v.InferOutput<typeof chat.message>;
export type ChatPage = v.InferOutput<typeof chat.messages>;
export type NewMessage = v.InferInput<typeof chat.newMessage>;
export type GameRecord = v.InferOutput<typeof game.record>;
export type Block = v.InferOutput<typeof people.block>;
export type Passkey = v.InferOutput<typeof passkey.passkey>;
export type Player = v.InferOutput<typeof player.player>;
export type Me = v.InferOutput<typeof player.me>;
export type ChangedMe = v.InferInput<typeof player.changedPlayer>;
export type PushDevice = v.InferOutput<typeof player.device>;
export type Mail = v.InferOutput<typeof player.mail>;
export type PlanWish = v.InferInput<typeof game.setPlan>;
export type Problem = v.InferOutput<typeof problem>;
