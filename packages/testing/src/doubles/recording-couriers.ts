/** Couriers that write down what they were given, and fail where a test wants it. */

import {
  addDevice,
  NotDelivered,
  type Confirmation,
  type Core,
  type Couriers,
  type Device,
  type Digest,
  type PushTest,
  type NoticeContent,
} from '@aeroplane/core';
import { settle } from '../scenes/play.ts';
import type { Scene } from '../scenes/scene.ts';
import { PUSH_HOST } from './test-ports.ts';

/** What becomes of what is sent. */
export type Weather = 'sent' | 'gone' | 'fails';

export class RecordingCouriers implements Couriers {
  /** What reached which endpoint, in order. */
  readonly pushes: { readonly to: string; readonly what: NoticeContent | PushTest }[] = [];
  readonly digests: { readonly to: string; readonly digest: Digest }[] = [];
  readonly confirmations: { readonly to: string; readonly confirmation: Confirmation }[] = [];
  /** By the ending of an endpoint, or `mail`. */
  readonly weather = new Map<string, Weather>();

  #weatherFor(name: string): Weather {
    const weather = this.weather.get(name) ?? 'sent';
    if (weather === 'fails') throw new NotDelivered('nobody is at home');
    return weather;
  }

  readonly push: Couriers['push'] = {
    send: async ({ endpoint }, what) => {
      const to = endpoint.slice(PUSH_HOST.length);
      const weather = this.#weatherFor(to);
      if (weather !== 'sent') return 'gone';
      this.pushes.push({ to, what });
      return 'sent';
    },
  };

  readonly mail: Couriers['mail'] = {
    sendDigest: async (to, digest) => {
      this.#weatherFor('mail');
      this.digests.push({ to, digest });
    },
    sendConfirmation: async (to, confirmation) => {
      this.#weatherFor('mail');
      this.confirmations.push({ to, confirmation });
    },
  };

  /** What arrived since the last look, as `decision at phone`. */
  heard(): string[] {
    return this.pushes.splice(0).map(({ to, what }) => `${what.kind} at ${to}`);
  }
}

/** Lets pushes come to a device of this name, in a session of its own. */
export const withDevice = (core: Core, player: string, name: string): Promise<Device> =>
  addDevice(core, player, `session of ${name}`, { endpoint: `${PUSH_HOST}${name}`, p256dh: 'p', auth: 'a' });

/** Tells that games were written, as long as more follows from it, delivers all that follows, and returns what was heard. */
export async function hear(
  { core, queue }: Pick<Scene, 'core' | 'queue'>,
  couriers: RecordingCouriers,
  ...games: string[]
): Promise<string[]> {
  for (const game of games) await settle(core, game);
  await queue.deliverAll(core, couriers);
  return couriers.heard();
}
