import { describe, expect, it } from 'vitest';
import { channelOf, EMAIL_CHANNEL, isReceipted, withReceipts } from '../../src/notify/receipts.ts';

const PHONE = channelOf({ id: 'phone-of-asha', player: 'asha' } as Parameters<typeof channelOf>[0]);
const [DECISION, REMINDER] = [{ key: 'd3' }, { key: 'r3' }];

describe('the receipts of a membership', () => {
  it('are stored as the notice’s key and the channel: six characters of a device’s id, or "mail"', () => {
    const receipts = withReceipts([], [DECISION], PHONE, [DECISION]);
    expect(withReceipts(receipts, [DECISION], EMAIL_CHANNEL, [DECISION])).toEqual(['d3@phone-', 'd3@mail']);
  });

  it('are for one notice and one channel each', () => {
    const receipts = ['d3@phone-'];
    expect(isReceipted(receipts, DECISION, PHONE)).toBe(true);
    expect(isReceipted(receipts, DECISION, EMAIL_CHANNEL)).toBe(false);
    expect(isReceipted(receipts, REMINDER, PHONE)).toBe(false);
  });

  it('are stored once', () => {
    expect(withReceipts(['d3@phone-'], [DECISION], PHONE, [DECISION])).toEqual(['d3@phone-']);
  });

  it('go once their notice is not current: of d3, not of d33', () => {
    const receipts = ['d3@phone-', 'd33@phone-', 's@mail'];
    expect(withReceipts(receipts, [], PHONE, [DECISION])).toEqual(['d3@phone-']);
    expect(withReceipts(receipts, [], PHONE, [{ key: 'd33' }])).toEqual(['d33@phone-']);
  });
});
