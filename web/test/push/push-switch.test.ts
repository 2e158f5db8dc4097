import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Subscription } from '../../src/lib/api/devices.ts';
import type { Support } from '../../src/lib/push/push-state.ts';
import {
  endPush,
  healPush,
  lookAtPush,
  PushError,
  switchPushOff,
  switchPushOn,
  testPush,
  type PushParts,
} from '../../src/lib/push/push-switch.ts';
import { MemoryStorage } from '../memory-storage.ts';

const subscription = (endpoint: string): Subscription => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });

/** A browser and a server in memory, and a list of the calls to them. */
class Twin {
  readonly asked: string[] = [];
  support: Support = { secure: true, push: true, iosTab: false };
  permission: NotificationPermission = 'default';
  /** The answer to the browser's question. */
  answer: NotificationPermission = 'granted';
  here: string | null = null;
  there: string | null = null;
  reachedAt: string | null = null;
  subscribing: () => Promise<Subscription> = async () => subscription((this.here = 'new'));
  readonly storage = new MemoryStorage();
  /** How many pauses there were. */
  pauses = 0;
  /** The number of pauses after which a test arrives. */
  arrivesAfter = Infinity;

  readonly #device = () => ({ id: this.there, reachedAt: this.reachedAt });

  readonly parts: PushParts = {
    browser: {
      support: () => this.support,
      permission: () => this.permission,
      requestPermission: async () => (this.permission = this.answer),
      subscription: async () => (this.here === null ? null : subscription(this.here)),
      subscribedKey: async () => (this.here === null ? null : 'key'),
      subscribe: () => this.subscribing(),
      unsubscribe: async () => {
        this.asked.push('unsubscribe');
        this.here = null;
      },
    },
    server: {
      pushKey: async () => 'key',
      pushDevice: async () => this.#device(),
      putPushDevice: async ({ endpoint }) => {
        this.asked.push(`put ${endpoint}`);
        this.there = `id of ${endpoint}`;
        return this.#device();
      },
      removePushDevice: async () => {
        this.asked.push('remove');
        this.there = null;
      },
      testPush: async () => void this.asked.push('test'),
    },
    idOf: async (endpoint) => `id of ${endpoint}`,
    storage: this.storage,
    pause: async () => {
      this.pauses += 1;
      if (this.pauses >= this.arrivesAfter) this.reachedAt = 'now';
    },
  };

  async state(): Promise<string> {
    return (await lookAtPush(this.parts)).state;
  }
}

let twin: Twin;
beforeEach(() => {
  twin = new Twin();
});
afterEach(() => vi.useRealTimers());

describe('turning pushes on', () => {
  it('asks, subscribes and tells the server', async () => {
    expect(await switchPushOn(twin.parts)).toEqual({ state: 'on', reachedAt: null });
    expect(twin.asked).toEqual(['put new']);
    expect(await twin.state()).toBe('on');
  });

  it('does nothing if permission is denied', async () => {
    twin.answer = 'denied';
    expect((await switchPushOn(twin.parts)).state).toBe('denied');
    expect(twin.asked).toEqual([]);
  });

  it('fails with `dismissed` if the question is dismissed', async () => {
    twin.answer = 'default';
    await expect(switchPushOn(twin.parts)).rejects.toMatchObject({ fault: 'dismissed' });
  });

  it('fails with `timeout` if the browser never answers', async () => {
    vi.useFakeTimers();
    twin.subscribing = () => new Promise(() => undefined);
    const refused = expect(switchPushOn(twin.parts)).rejects.toMatchObject({ fault: 'timeout' });
    await vi.advanceTimersByTimeAsync(30_000);
    await refused;
    expect(twin.asked).toEqual([]);
  });

  it('fails with `refused` if the browser refuses', async () => {
    twin.subscribing = async () => Promise.reject(new Error('push service not available'));
    await expect(switchPushOn(twin.parts)).rejects.toBeInstanceOf(PushError);
    await expect(switchPushOn(twin.parts)).rejects.toMatchObject({ fault: 'refused' });
  });
});

describe('turning pushes off', () => {
  it('ends them in the browser and on the server', async () => {
    await switchPushOn(twin.parts);
    expect((await switchPushOff(twin.parts)).state).toBe('off');
    expect([twin.here, twin.there]).toEqual([null, null]);
    await healPush(twin.parts);
    expect(await twin.state()).toBe('off');
  });

  it('is repaired later if the server could not be reached', async () => {
    await switchPushOn(twin.parts);
    const offline = {
      ...twin.parts,
      server: { ...twin.parts.server, removePushDevice: async () => Promise.reject(new Error('offline')) },
    };
    await expect(switchPushOff(offline)).rejects.toThrow('offline');
    expect(twin.there).not.toBeNull();
    await healPush(twin.parts);
    expect(twin.there).toBeNull();
  });

  it('forgets the wish when the player leaves the device', async () => {
    await switchPushOn(twin.parts);
    await endPush(twin.parts);
    twin.there = null;
    await healPush(twin.parts);
    expect([twin.here, twin.there]).toEqual([null, null]);
  });
});

describe('healing', () => {
  beforeEach(async () => {
    await switchPushOn(twin.parts);
    twin.asked.length = 0;
  });

  it('changes nothing if both agree', async () => {
    await healPush(twin.parts);
    expect(twin.asked).toEqual([]);
  });

  it('registers with a server that has lost the subscription', async () => {
    twin.there = null;
    await healPush(twin.parts);
    expect(twin.asked).toEqual(['put new']);
  });

  it('subscribes again if the browser has lost the subscription', async () => {
    twin.here = null;
    await healPush(twin.parts);
    expect(twin.asked).toEqual(['put new']);
    expect(await twin.state()).toBe('on');
  });

  it('removes the device if the permission is gone', async () => {
    twin.here = null;
    twin.permission = 'denied';
    await healPush(twin.parts);
    expect(twin.asked).toEqual(['remove']);
  });

  it('makes no calls where pushes are unsupported', async () => {
    twin.support = { secure: false, push: false, iosTab: false };
    await healPush(twin.parts);
    expect(twin.asked).toEqual([]);
  });
});

describe('a test', () => {
  it('waits until it has arrived', async () => {
    twin.arrivesAfter = 3;
    expect(await testPush(twin.parts)).toBe('now');
    expect(twin.asked).toEqual(['test']);
    expect(twin.pauses).toBe(3);
  });

  it('gives up after a while', async () => {
    twin.reachedAt = 'before';
    expect(await testPush(twin.parts)).toBeNull();
    expect(twin.pauses).toBeGreaterThan(3);
  });
});
