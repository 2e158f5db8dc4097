import { describe, expect, it } from 'vitest';
import { dismissPrompt, promptFor } from '../../src/lib/push/prompt.ts';
import { healingOf, pushStateOf, type Ends, type Support, type Wish } from '../../src/lib/push/push-state.ts';
import { MemoryStorage } from '../memory-storage.ts';

const able: Support = { secure: true, push: true, iosTab: false };
const both: Ends = { here: 'x', there: 'x' };

describe('pushes to this device', () => {
  it.each<[string, Support, NotificationPermission, Ends]>([
    ['on', able, 'granted', both],
    ['off', able, 'granted', { here: 'x', there: null }],
    ['off', able, 'granted', { here: 'x', there: 'y' }],
    ['off', able, 'granted', { here: null, there: 'x' }],
    ['off', able, 'default', { here: null, there: null }],
    ['denied', able, 'denied', both],
    ['unsupported', { ...able, push: false }, 'default', both],
    ['insecure', { ...able, secure: false, push: false }, 'default', both],
    ['needs-install', { ...able, iosTab: true, push: false }, 'default', both],
  ])('are %s', (state, support, permission, ends) => {
    expect(pushStateOf(support, permission, ends)).toBe(state);
  });

  it.each<[string, Wish, NotificationPermission, string | null, string | null]>([
    ['none', 'on', 'granted', 'x', 'x'],
    ['none', null, 'granted', 'x', 'x'],
    ['none', null, 'default', null, null],
    ['none', 'off', 'granted', null, null],
    ['none', 'on', 'default', null, null],
    // The server has lost the subscription, or knows another one.
    ['register', 'on', 'granted', 'x', null],
    ['register', null, 'granted', 'x', 'y'],
    // The browser has lost the subscription.
    ['subscribe', 'on', 'granted', null, 'x'],
    ['subscribe', 'on', 'granted', null, null],
    ['forget', null, 'granted', null, 'x'],
    ['forget', 'on', 'denied', null, 'x'],
    ['forget', 'on', 'default', null, 'x'],
    // Turned off while the server could not be reached.
    ['unsubscribe', 'off', 'granted', 'x', 'x'],
    ['unsubscribe', 'off', 'granted', 'x', null],
    ['forget', 'off', 'granted', null, 'x'],
  ])(
    'are healed by %s: wished %s, allowed %s, here %s, there %s',
    (healing, wish, permission, here, there) => {
      expect(healingOf(wish, permission, { here, there })).toBe(healing);
    },
  );
});

describe('the offer of notifications', () => {
  const situation = (change: object = {}) => ({
    support: able,
    permission: 'default' as NotificationPermission,
    wish: null,
    storage: new MemoryStorage(),
    ...change,
  });

  it('comes where pushes can be turned on', () => {
    expect(promptFor(situation())).toBe('ask');
    expect(promptFor(situation({ support: { ...able, iosTab: true, push: false } }))).toBe('install');
  });

  it.each([
    ['they were chosen before', { wish: 'off' }],
    ['they are blocked', { permission: 'denied' }],
    ['there are none', { support: { ...able, push: false } }],
    ['the connection is not secure', { support: { ...able, secure: false } }],
  ])('does not come where %s', (_, change) => {
    expect(promptFor(situation(change))).toBeUndefined();
  });

  it('comes only once', () => {
    const storage = new MemoryStorage();
    dismissPrompt(storage);
    expect(promptFor(situation({ storage }))).toBeUndefined();
  });
});
