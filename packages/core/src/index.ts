/** The use cases and their ports, room by room: no AWS, no HTTP. */

// kernel
export { type RandomBytes, isId } from './kernel/id.ts';
export { Lru } from './kernel/lru.ts';
export type { Page } from './kernel/page.ts';
export { Problem, type ProblemCode } from './kernel/problem.ts';
export { Unavailable } from './kernel/unavailable.ts';

// availability
export { pauseAt, type Availability } from './availability/availability.ts';
export type { Pause } from './availability/pause.ts';
export type { QuietWindow, ZonedWindow } from './availability/quiet-hours.ts';
export type { Vacation } from './availability/vacation.ts';

// plans
export { type FacePlan, ORDERS, type Order, type Plan } from './plans/plan.ts';

// game
export {
  type Decision,
  GAME_STATUSES,
  MISSES_UNTIL_BOT,
  type Game,
  type GameSeat,
  type PlyOrigins,
  type Person,
  ROLLINGS,
  type SecretGame,
  type Sitter,
  TURN_TIMES,
  TURN_TIME_MS,
  type TurnTime,
  WAITING_MS,
  inviteOf,
  isOver,
} from './game/game.ts';
export { availabilityIn } from './game/deadline.ts';
export { movesToChoose, startedFold, toAct } from './game/fold.ts';
export { playersOf, seatOfColour, seatOfPlayer } from './game/seats.ts';

// model
export type { Addressee } from './model/addressee.ts';
export { type Block, blockEntry } from './model/block.ts';
export { type ChatMessage, type MessageBody, writtenAtMs } from './model/chat-message.ts';
export type { Device, PushTarget } from './model/device.ts';
export type { FinishedGame } from './model/finished-game.ts';
export type { HandOverCode } from './model/hand-over-code.ts';
export { LIMITS, type Limit, type LimitName, takenFrom } from './model/limit.ts';
export type { Membership } from './model/membership.ts';
export {
  type Choice,
  MAIL_KINDS,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeContent,
} from './model/notice.ts';
export type { Nudge } from './model/nudge.ts';
export type { Challenge, Passkey } from './model/passkey.ts';
export { PHRASES, type Phrase } from './model/phrase.ts';
export {
  MAIL_AFTER_HOURS,
  type MailAddress,
  type MailAfterHours,
  NAME_BYTES,
  NAME_GRAPHEMES,
  type Player,
  type Silenced,
  parseName,
} from './model/player.ts';
export type { QueuedMessage } from './model/queued-message.ts';
export type { Report } from './model/report.ts';
export type { Session } from './model/session.ts';

// ports
export {
  type Confirmation,
  type Couriers,
  type Digest,
  type MailCourier,
  NotDelivered,
  type PushCourier,
  type PushTest,
} from './ports/couriers.ts';
export type { Clock, Ports, Queue } from './ports/ports.ts';
export type {
  AccessStore,
  CodeStore,
  DeviceStore,
  PasskeyStore,
  SessionStore,
} from './ports/access-store.ts';
export type { Due, GameStore } from './ports/game-store.ts';
export type { LimitStore } from './ports/limit-store.ts';
export type { ListStore } from './ports/list-store.ts';
export type { PlayerStore } from './ports/player-store.ts';
export type { SocialStore } from './ports/social-store.ts';
export type { Store } from './ports/store.ts';

// context
export { type Core, createCore } from './context/core.ts';
export { TooOften } from './context/limits.ts';
export { SESSION_MS } from './context/sessions.ts';

// lists
export { finishedGames, nextDecision, unfinishedGames } from './lists/game-lists.ts';
export { MOST_GAMES, type MyGame } from './lists/memberships.ts';
export { type Reading, markSeen, muteGame, readingOf } from './lists/reading.ts';

// community
export { block, unblock } from './community/blocks.ts';
export { TEXT_BYTES, TEXT_GRAPHEMES, readChat, say } from './community/chat.ts';
export { report } from './community/reports.ts';

// account
export { deletePlayer } from './account/delete-player.ts';
export { addDevice, deviceOfSession, removeDevices, testDevice } from './account/devices.ts';
export { exportPlayer } from './account/export-player.ts';
export { makeCode } from './account/hand-over.ts';
export {
  confirmMail,
  makeMailToken,
  parseAddress,
  readMail,
  removeMail,
  setMail,
  unsubscribe,
} from './account/mail-address.ts';
export {
  type Authenticators,
  addPasskey,
  beginPasskey,
  newChallenge,
  passkeyEntry,
  passkeyId,
  removePasskey,
} from './account/passkeys.ts';
export { changeMe, meOf, readMe, signInAsGuest } from './account/profile.ts';
export { readCode, signInByPasskey, useCode } from './account/sign-in.ts';
export { endSessions, sessionsOf } from './account/sign-out.ts';

// play
export { type NewGame, createGame } from './play/create-game.ts';
export { coloursFor, readInvite, takeSeat } from './play/join-game.ts';
export { leaveGame } from './play/leave-game.ts';
export { openGames } from './play/lobby.ts';
export { nudge } from './play/nudge.ts';
export { readRecord } from './play/record.ts';
export { rematch } from './play/rematch.ts';
export { type PlanWish, setPlan } from './play/set-plan.ts';
export { startGame } from './play/start-game.ts';
export { rollDie, submitMove, takeSeatBack } from './play/submit-move.ts';
export { Superseded } from './play/superseded.ts';
export { type SeatView, type View, changedAtMs, listEntryOf, viewOf } from './play/view.ts';

// notify
export { deliver, giveUp } from './notify/deliver.ts';

// triggers
export { type ItemChange, itemChanged } from './triggers/item-changed.ts';
export { NotWoken, sweep, wakeGame } from './triggers/sweep.ts';
export { wakePlayer } from './triggers/wake-player.ts';
