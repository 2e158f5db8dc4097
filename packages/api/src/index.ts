/** The HTTP API, and its type for the typed client. */

import type * as v from 'valibot';
import type * as chat from './chat/schema.ts';
import type { problem } from './contract/problem-schema.ts';
import type * as device from './devices/schema.ts';
import type * as game from './games/schema.ts';
import type * as mail from './mail/schema.ts';
import type * as passkey from './passkeys/schema.ts';
import type * as people from './people/schema.ts';
import type * as player from './players/schema.ts';

export { createApp, type AppType } from './app.ts';
export type { PasskeyAppType } from './passkey-app.ts';
export type { AppDeps, BaseDeps } from './env.ts';
export { HSTS_SEC, securityHeaders } from './security-headers.ts';
export { STATUS_OF, type Code } from './contract/problem-answer.ts';

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
export type PushDevice = v.InferOutput<typeof device.device>;
export type Mail = v.InferOutput<typeof mail.mail>;
export type PlanWish = v.InferInput<typeof game.setPlan>;
export type Problem = v.InferOutput<typeof problem>;
