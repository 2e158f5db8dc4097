/** Couriers that record what they are given, and fail on demand. */

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

/** The outcome of a delivery. */
export type Weather = 'sent' | 'gone' | 'fails';

export class RecordingCouriers implements Couriers {
  /** Delivered pushes with their endpoints, in order. */
  readonly pushes: { readonly to: string; readonly what: NoticeContent | PushTest }[] = [];
  readonly digests: { readonly to: string; readonly digest: Digest }[] = [];
  readonly confirmations: { readonly to: string; readonly confirmation: Confirmation }[] = [];
  /** Outcomes by the ending of an endpoint, or by `mail`. */
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

  /** What arrived since the last call, as `decision at phone`. */
  heard(): string[] {
    return this.pushes.splice(0).map(({ to, what }) => `${what.kind} at ${to}`);
  }
}

/** Adds a device with this name, in a session of its own. */
export const withDevice = (core: Core, player: string, name: string): Promise<Device> =>
  addDevice(core, player, `session of ${name}`, { endpoint: `${PUSH_HOST}${name}`, p256dh: 'p', auth: 'a' });

/** Handles the change stream until nothing more follows, delivers all messages, and returns what arrived. */
export async function hear(
  { core, queue }: Pick<Scene, 'core' | 'queue'>,
  couriers: RecordingCouriers,
  ...games: string[]
): Promise<string[]> {
  for (const game of games) await settle(core, game);
  await queue.deliverAll(core, couriers);
  return couriers.heard();
}
