/** A valid body for each write, so that only the sender can be at fault. */

import { PUSH_HOST } from '../support/world.ts';
import type { Scene } from './scene.ts';

/** A well-formed answer of no real authenticator. */
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };

export function properBody({ playing }: Pick<Scene, 'playing'>, route: string): object | undefined {
  const { id, ply, legal, toAct, seats } = playing;
  const otherColour = seats.find(({ kind, you }) => kind === 'player' && you !== true)?.colour;
  const bodies: Readonly<Record<string, object>> = {
    'post /api/players': { name: 'Zoe' },
    'patch /api/me': { name: 'Zoe' },
    'post /api/games': { preset: 'quick', seats: [{ who: 'me' }, { who: 'open' }] },
    'post /api/invites/{code}': { seed: '0'.repeat(32) },
    'post /api/codes': {},
    'post /api/passkeys': {
      name: 'Phone',
      response: { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
    'post /api/passkeys/session': {
      response: {
        ...CREDENTIAL,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    },
    'post /api/blocks': { game: id, colour: otherColour },
    'post /api/reports': { game: id, colour: otherColour, reason: 'Writes unkindly' },
    'put /api/me/push': {
      endpoint: `${PUSH_HOST}x`,
      // The example point of RFC 8291.
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    'put /api/me/mail': { address: 'zoe@example.org', afterHours: 4 },
    'post /api/me/mail/confirm': { token: 'none' },
    'post /api/games/{id}/moves': { ply, move: legal[0] },
    'post /api/games/{id}/roll': { ply },
    'post /api/games/{id}/seen': { ply },
    'post /api/games/{id}/plan': { orders: ['home', 'flee'] },
    'post /api/games/{id}/nudge': { colour: toAct },
    'post /api/games/{id}/chat': { text: 'Hello' },
    'post /api/games/{id}/mute': { muted: false },
  };
  return bodies[route];
}
