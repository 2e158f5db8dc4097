import { describe, expect, it } from 'vitest';
import { parseVapidKeys } from '../src/vapid-keys.ts';

describe('VAPID keys', () => {
  it('are pairs, the newest first', () => {
    expect(parseVapidKeys(' new.secret  old.other\n')).toEqual({
      keys: { publicKey: 'new', privateKey: 'secret' },
      formerKeys: [{ publicKey: 'old', privateKey: 'other' }],
    });
  });
});
