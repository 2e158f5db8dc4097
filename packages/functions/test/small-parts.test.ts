/** What is too small for a file of its own: settings, keys, pauses, the queue's refusals. */

import { NotDelivered } from '@aeroplane/core';
import { describe, expect, it } from 'vitest';
import { optionalSetting, setting } from '../src/environment.ts';
import { defaultProvider } from '../src/environment-credentials.ts';
import { faultFields } from '../src/log.ts';
import { onlyByDistribution } from '../src/origin-secret.ts';
import { pauseSec } from '../src/retry.ts';
import { SqsQueue } from '../src/sqs-queue.ts';
import { parseVapidKeys } from '../src/vapid-keys.ts';

describe('a setting', () => {
  it('that is missing or empty is named', () => {
    expect(() => setting({}, 'TABLE_NAME')).toThrow('the setting TABLE_NAME is missing');
    expect(() => setting({ TABLE_NAME: '' }, 'TABLE_NAME')).toThrow('TABLE_NAME');
    expect(setting({ TABLE_NAME: 'games' }, 'TABLE_NAME')).toBe('games');
    expect(optionalSetting({ PUSH_HOSTS: '' }, 'PUSH_HOSTS')).toBeUndefined();
  });
});

describe('VAPID keys', () => {
  it('are pairs, the newest first', () => {
    expect(parseVapidKeys(' new.secret  old.other\n')).toEqual({
      keys: { publicKey: 'new', privateKey: 'secret' },
      formerKeys: [{ publicKey: 'old', privateKey: 'other' }],
    });
  });
});

describe('the pause before another attempt', () => {
  it('grows, and is as long as was asked for', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => pauseSec(attempt, new Error('x')))).toEqual([1, 4, 16, 64, 256]);
    expect(pauseSec(1, new NotDelivered('later', 90_500))).toBe(91);
    expect(pauseSec(3, new NotDelivered('soon', 1_000))).toBe(16);
    expect(pauseSec(20, new Error('x'))).toBe(12 * 3_600);
  });
});

describe('the queue', () => {
  it('refuses what the function has no business sending', async () => {
    const queue = new SqsQueue({ push: undefined, mail: undefined });
    await expect(queue.send([{ type: 'push-test', player: 'p', device: 'd' }])).rejects.toThrow(
      'no push queue',
    );
    await expect(queue.send([{ type: 'digest', player: 'p' }])).rejects.toThrow('no mail queue');
    await queue.send([]);
  });
});

describe('the origin secret', () => {
  it('has to be there', () => {
    expect(() => onlyByDistribution([])).toThrow('no origin secret');
    expect(() => onlyByDistribution([''])).toThrow('no origin secret');
  });
});

describe('credentials', () => {
  it('are those of the environment, or none', async () => {
    const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = process.env;
    try {
      process.env['AWS_ACCESS_KEY_ID'] = 'a';
      process.env['AWS_SECRET_ACCESS_KEY'] = 'b';
      expect(await defaultProvider()()).toMatchObject({ accessKeyId: 'a', secretAccessKey: 'b' });
      delete process.env['AWS_SECRET_ACCESS_KEY'];
      await expect(defaultProvider()()).rejects.toThrow('no credentials');
    } finally {
      for (const [name, value] of [
        ['AWS_ACCESS_KEY_ID', id],
        ['AWS_SECRET_ACCESS_KEY', secret],
      ] as const) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    }
  });
});

describe('a fault in the log', () => {
  it('is its name, message and place, and not what hangs on it', () => {
    const error = Object.assign(new TypeError('no'), { request: { secret: 'x' }, cause: 'secret' });
    expect(Object.keys(faultFields(error))).toEqual(['error', 'stack']);
    expect(faultFields(error)['error']).toBe('TypeError: no');
    expect(faultFields('odd')).toEqual({ error: 'odd' });
  });
});
