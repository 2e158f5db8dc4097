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

describe('what was said', () => {
  it('is known once each, the oldest first, however it came', () => {
    expect(together([two], [three, one])).toEqual([one, two, three]);
    expect(together([one, two], [two, one])).toEqual([one, two]);
    expect(together([], [])).toEqual([]);
  });

  it('has no gap where a page touches what is known, or goes back to the first', () => {
    expect(touches([one, two], { messages: [three, two], unread: 0, next: 'x' })).toBe(true);
    expect(touches([one], { messages: [three, two], unread: 0, next: 'x' })).toBe(false);
    expect(touches([], { messages: [one], unread: 0 })).toBe(true);
  });

  it('by others ends with their last message', () => {
    expect(lastOfOthers([one, two])).toBe(one);
    expect(lastOfOthers([two])).toBeUndefined();
  });

  it('is as long as people count', () => {
    expect(lengthOf('👨‍👩‍👧‍👦ক্ষx')).toBe(3);
  });
});

describe('a message', () => {
  const seats: ViewSeat[] = [
    { colour: 'red', name: 'Ada', kind: 'player' },
    { colour: 'blue', name: 'Bo', kind: 'player', you: true },
  ];
  const view = (change: Partial<View> = {}) => ({ status: 'playing', seats, ...change }) as View;

  it('is by its writer, whom the colour names', () => {
    expect(writerOf(one, view(), en, enTalk)).toBe('Ada');
    expect(writerOf(message('4', { colour: 'blue', you: true }), view(), en, enTalk)).toBe('You');
    expect(writerOf(message('4', { colour: 'green' }), view(), en, enTalk)).toBe('Green');
  });

  it('is said in the language of its reader where it is a phrase', () => {
    expect(wordsOf(one, enTalk)).toBe('words 1');
    const { text: _, ...wordless } = one;
    expect(wordsOf({ ...wordless, phrase: 'thanks' }, enTalk)).toBe('Thank you!');
  });

  it('is for those who play with other people', () => {
    expect(canTalk(view())).toBe(true);
    expect(canTalk(view({ status: 'finished' }))).toBe(true);
    expect(canTalk(view({ status: 'waiting' }))).toBe(false);
    expect(canTalk(view({ seats: seats.map(({ you: _, ...seat }) => seat) }))).toBe(false);
    const [, own] = seats;
    const bot: ViewSeat = { colour: 'red', name: null, kind: 'bot', level: 'easy' };
    expect(canTalk(view({ seats: own === undefined ? [] : [own, bot] }))).toBe(false);
  });
});
