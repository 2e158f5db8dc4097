import { describe, expect, it } from 'vitest';
import type { ChatMessage, View, ViewSeat } from '../../src/lib/api-types/types.ts';
import { lastOfOthers, lengthOf, together, touches } from '../../src/lib/chat/history.ts';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { enTalk } from '../../src/lib/i18n/en/talk.ts';
import { canTalk, wordsOf, writerOf } from '../../src/lib/model/chat-access.ts';

const message = (t: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  t,
  at: '2026-03-10T12:00:00.000Z',
  colour: 'red',
  text: `words ${t}`,
  ...change,
});

const [one, two, three] = [message('1'), message('2', { you: true }), message('3')];

describe('the history of a chat', () => {
  it('has each message once, the oldest first, in any order of arrival', () => {
    expect(together([two], [three, one])).toEqual([one, two, three]);
    expect(together([one, two], [two, one])).toEqual([one, two]);
    expect(together([], [])).toEqual([]);
  });

  it('has no gap where a page overlaps it, or reaches the first message', () => {
    expect(touches([one, two], { messages: [three, two], unread: 0, next: 'x' })).toBe(true);
    expect(touches([one], { messages: [three, two], unread: 0, next: 'x' })).toBe(false);
    expect(touches([], { messages: [one], unread: 0 })).toBe(true);
  });

  it('knows the last message of another player', () => {
    expect(lastOfOthers([one, two])).toBe(one);
    expect(lastOfOthers([two])).toBeUndefined();
  });

  it('counts characters as people do', () => {
    expect(lengthOf('👨‍👩‍👧‍👦ক্ষx')).toBe(3);
  });
});

describe('a message', () => {
  const seats: ViewSeat[] = [
    { colour: 'red', name: 'Ada', kind: 'player' },
    { colour: 'blue', name: 'Bo', kind: 'player', you: true },
  ];
  const view = (change: Partial<View> = {}) => ({ status: 'playing', seats, ...change }) as View;

  it('names its writer by colour', () => {
    expect(writerOf(one, view(), en, enTalk)).toBe('Ada');
    expect(writerOf(message('4', { colour: 'blue', you: true }), view(), en, enTalk)).toBe('You');
    expect(writerOf(message('4', { colour: 'green' }), view(), en, enTalk)).toBe('Green');
  });

  it("is in its reader's language if it is a quick phrase", () => {
    expect(wordsOf(one, enTalk)).toBe('words 1');
    const { text: _, ...wordless } = one;
    expect(wordsOf({ ...wordless, phrase: 'thanks' }, enTalk)).toBe('Thank you!');
  });

  it('is open to players who play with other people', () => {
    expect(canTalk(view())).toBe(true);
    expect(canTalk(view({ status: 'finished' }))).toBe(true);
    expect(canTalk(view({ status: 'waiting' }))).toBe(false);
    expect(canTalk(view({ seats: seats.map(({ you: _, ...seat }) => seat) }))).toBe(false);
    const [, own] = seats;
    const bot: ViewSeat = { colour: 'red', name: null, kind: 'bot', level: 'easy' };
    expect(canTalk(view({ seats: own === undefined ? [] : [own, bot] }))).toBe(false);
  });
});
