/** Whether a push is wanted: asked when notices are queued, and again when they are delivered. */

import { describe, expect, it } from 'vitest';
import type { NoticeKind } from '../../src/index.ts';
import { isWanted } from '../../src/notify/pushes.ts';

const SETTINGS = { muted: false, silenced: [] as NoticeKind[], chat: undefined as string | undefined };

/** Of a decision, and of the chat message `20`. */
function wanted(settings: Partial<typeof SETTINGS>): { decision: boolean; chat: boolean } {
  const { muted, silenced, chat } = { ...SETTINGS, ...settings };
  const [reader, membership] = [
    { silenced: { push: silenced, mail: [] } },
    { muted, ...(chat !== undefined && { chat }) },
  ];
  return {
    decision: isWanted({ kind: 'decision', key: 'd3' }, reader, membership),
    chat: isWanted({ kind: 'chat', key: 'c20' }, reader, membership),
  };
}

describe('a push is wanted', () => {
  it.each([
    ['by a reader who has set nothing', {}, { decision: true, chat: true }],
    ['for no kind of a muted game', { muted: true }, { decision: false, chat: false }],
    ['unless its kind is silenced', { silenced: ['decision'] }, { decision: false, chat: true }],
    ['unless its kind is silenced, chat too', { silenced: ['chat'] }, { decision: true, chat: false }],
    ['where an older message was read last', { chat: '19' }, { decision: true, chat: true }],
    ['unless the message itself was read', { chat: '20' }, { decision: true, chat: false }],
    ['unless a newer message was read', { chat: '21' }, { decision: true, chat: false }],
  ] as const)('%s', (_, settings, expected) => {
    expect(wanted(settings as Partial<typeof SETTINGS>)).toEqual(expected);
  });
});
