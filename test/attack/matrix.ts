/**
 * Access by route: each route belongs to somebody, and each role gets an expected answer. A route missing from this
 * table fails the test, so that nobody adds one without stating its owner.
 */

/** Who may use a route. */
export type Whose =
  /** Anybody: it reveals nothing beyond what its address already contains. */
  | 'anybody'
  /** A signed-in player, for their own data. */
  | 'own'
  /** A player with a seat in the game. */
  | 'seat'
  /** The player to act. */
  | 'decider'
  /** The creator of the game. */
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

/** The roles in which every route is requested. */
export const ROLES = ['nobody', 'revoked', 'former', 'stranger', 'watcher', 'other seat', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** The statuses that refuse a route to a role; undefined where the role may use it. */
export function refusedWith(whose: Whose, role: Role): readonly number[] | undefined {
  if (whose === 'anybody') return undefined;
  if (['nobody', 'revoked', 'former'].includes(role)) return [401];
  if (whose === 'own' || role === 'owner') return undefined;
  if (role === 'other seat') return whose === 'seat' ? undefined : [403, 409];
  return [403];
}
