/**
 * Who may do what: every route, asked for by everybody there is, and what each is answered. A route that is not in this
 * table fails the test, so that nobody adds one without saying whose it is.
 */

/** Whose a route is. */
export type Whose =
  /** Anybody's: it gives nothing away that its address does not hold already. */
  | 'anybody'
  /** A signed-in player's, about themselves: others have their own. */
  | 'own'
  /** Of those who have a seat in the game. */
  | 'seat'
  /** Of the one whose decision it is. */
  | 'decider'
  /** Of the game's creator. */
  | 'creator';

export const WHOSE: Readonly<Record<string, Whose>> = {
  'get /api/health': 'anybody',
  'get /api/openapi.json': 'anybody',
  'post /api/players': 'anybody',
  'get /api/manifest': 'anybody',
  'get /api/push/key': 'anybody',
  'get /api/codes/{code}': 'anybody',
  'post /api/codes/{code}': 'anybody',
  'post /api/me/mail/confirm': 'anybody',
  'post /api/me/mail/unsubscribe': 'anybody',
  'get /api/invites/{code}': 'anybody',
  'get /api/games': 'anybody',
  'get /api/games/{id}': 'anybody',
  'get /api/games/{id}/record': 'anybody',
  'post /api/passkeys/request': 'anybody',
  'post /api/passkeys/session': 'anybody',
  'get /api/me': 'own',
  'patch /api/me': 'own',
  'get /api/me/games': 'own',
  'get /api/me/next': 'own',
  'get /api/me/done': 'own',
  'get /api/me/sessions': 'own',
  'delete /api/me/sessions': 'own',
  'delete /api/me/sessions/{id}': 'own',
  'post /api/codes': 'own',
  'get /api/me/push': 'own',
  'put /api/me/push': 'own',
  'delete /api/me/push': 'own',
  'post /api/me/push/test': 'own',
  'get /api/me/mail': 'own',
  'put /api/me/mail': 'own',
  'delete /api/me/mail': 'own',
  'get /api/passkeys': 'own',
  'post /api/passkeys/creation': 'own',
  'post /api/passkeys': 'own',
  'delete /api/passkeys/{id}': 'own',
  'get /api/me/export': 'own',
  'delete /api/me': 'own',
  'get /api/blocks': 'own',
  'delete /api/blocks/{id}': 'own',
  'post /api/games': 'own',
  'post /api/invites/{code}': 'own',
  'post /api/games/{id}/moves': 'decider',
  'post /api/games/{id}/roll': 'decider',
  'post /api/games/{id}/start': 'creator',
  'post /api/games/{id}/resign': 'seat',
  'post /api/games/{id}/rematch': 'seat',
  'post /api/games/{id}/seat': 'seat',
  'post /api/games/{id}/plan': 'seat',
  'post /api/games/{id}/nudge': 'seat',
  'post /api/games/{id}/mute': 'seat',
  'post /api/games/{id}/seen': 'seat',
  'post /api/blocks': 'seat',
  'post /api/reports': 'seat',
  'get /api/games/{id}/chat': 'seat',
  'post /api/games/{id}/chat': 'seat',
};

/** Somebody who asks about a game of others, or of their own. */
export const ROLES = ['nobody', 'revoked', 'former', 'stranger', 'watcher', 'other seat', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Statuses by which somebody is told that a route is not theirs; undefined where they may go on. */
export function refusedWith(whose: Whose, role: Role): readonly number[] | undefined {
  if (whose === 'anybody') return undefined;
  if (['nobody', 'revoked', 'former'].includes(role)) return [401];
  if (whose === 'own' || role === 'owner') return undefined;
  if (role === 'other seat') return whose === 'seat' ? undefined : [403, 409];
  return [403];
}
