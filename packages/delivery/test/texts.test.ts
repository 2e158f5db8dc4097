/** The texts of notices, in English. */

import type { NoticeContent } from '@aeroplane/core';
import { describe, expect, it } from 'vitest';
import { deadlineText } from '../src/texts/deadline-text.ts';
import { en } from '../src/texts/en.ts';
import { noticeText } from '../src/texts/notice-text.ts';
import { unlinked } from '../src/texts/unlinked.ts';
import { choice, NOW_MS, shown, telling } from './tellings.ts';

const said = (more: Partial<NoticeContent>): string[] => {
  const { title, body } = noticeText(en, telling(more), { nowMs: NOW_MS });
  return [title, body].map(shown);
};

/** Without a deadline. */
const endless = (more: Partial<NoticeContent>): string[] => {
  const { deadlineAtMs: _, ...rest } = telling(more);
  const { title, body } = noticeText(en, rest, { nowMs: NOW_MS });
  return [title, body].map(shown);
};

describe('a notice', () => {
  it.each<[Partial<NoticeContent>, string, string]>([
    [{}, 'Your move', 'You rolled a 4 against Ann, Bo and a bot. Until Tue 18:00.'],
    [{ opponents: ['Ann'], bots: 0 }, 'Your move', 'You rolled a 4 against Ann. Until Tue 18:00.'],
    [{ opponents: [], bots: 3 }, 'Your move', 'You rolled a 4 against 3 bots. Until Tue 18:00.'],
    [{ opponents: [], bots: 0 }, 'Your move', 'You rolled a 4. Until Tue 18:00.'],
    [{ die: null }, 'Roll the die', 'It is your turn against Ann, Bo and a bot. Until Tue 18:00.'],
    [
      { kind: 'reminder' },
      'Still your move',
      'You rolled a 4 against Ann, Bo and a bot. Time runs out Tue 18:00.',
    ],
    [
      { kind: 'reminder', die: null },
      'Still your roll',
      'It is your turn against Ann, Bo and a bot. Time runs out Tue 18:00.',
    ],
    [
      { kind: 'nudge', who: 'Bo' },
      'Bo would love to play on',
      'You rolled a 4 against Ann, Bo and a bot. Until Tue 18:00.',
    ],
    [
      { kind: 'took-over', botPlays: true },
      'A bot plays for you',
      'It keeps your seat warm against Ann, Bo and a bot. Come back any time and play on.',
    ],
    [
      { kind: 'took-over', botPlays: false },
      'You are out of the game',
      'Your time ran out three times against Ann, Bo and a bot, which ends a strict game for you.',
    ],
    [
      { kind: 'finished', rank: 1 },
      'You won!',
      'Your game against Ann, Bo and a bot is over. See how it ended.',
    ],
    [
      { kind: 'finished', rank: 2 },
      'You came second',
      'Your game against Ann, Bo and a bot is over. See how it ended.',
    ],
    [
      { kind: 'finished', rank: 4 },
      'You came fourth',
      'Your game against Ann, Bo and a bot is over. See how it ended.',
    ],
    [{ kind: 'finished' }, 'Game over', 'Your game against Ann, Bo and a bot is over. See how it ended.'],
    [{ kind: 'joined', who: 'Bo' }, 'Bo joined your game', 'With you: Ann, Bo and a bot.'],
    [
      { kind: 'joined', opponents: [], bots: 0 },
      'Somebody joined your game',
      'It starts when all seats are taken.',
    ],
    [{ kind: 'started' }, 'The game has started', 'You play against Ann, Bo and a bot. Have a good flight!'],
    [
      { kind: 'rematch', who: 'Bo' },
      'Bo wants a rematch',
      'Your seat is kept for you: same rules, same people.',
    ],
    [{ kind: 'rematch' }, 'Somebody wants a rematch', 'Your seat is kept for you: same rules, same people.'],
    [{ kind: 'chat', who: 'Bo', body: { text: 'See you at 8?' } }, 'Bo', 'See you at 8?'],
    [{ kind: 'chat', who: 'Bo', body: { phrase: 'well-played' } }, 'Bo', 'Well played!'],
    [{ kind: 'chat', body: { phrase: 'hello' } }, 'A message', 'Hello!'],
  ])('of %j is short and plain', (more, title, body) => {
    expect(said(more)).toEqual([title, body]);
  });

  it('names no time without a deadline', () => {
    expect(endless({ bots: 0 })).toEqual(['Your move', 'You rolled a 4 against Ann and Bo.']);
    expect(endless({ bots: 0, kind: 'reminder' })[1]).toBe('You rolled a 4 against Ann and Bo.');
  });

  it('isolates names that run from right to left', () => {
    const { body } = noticeText(en, telling({ opponents: ['שלום', 'Bo'], bots: 0 }), { nowMs: NOW_MS });
    expect(body).toContain('against \u2068שלום\u2069 and \u2068Bo\u2069.');
    const { title } = noticeText(en, telling({ kind: 'joined', who: 'علي' }), {});
    expect(title).toBe('\u2068علي\u2069 joined your game');
    const said = { text: 'مرحبا 1, 2' };
    expect(noticeText(en, telling({ kind: 'chat', who: 'علي', body: said }), {})).toEqual({
      title: '\u2068علي\u2069',
      body: '\u2068مرحبا 1, 2\u2069',
    });
  });
});

describe('a name', () => {
  it('cannot become a link in an email', () => {
    expect(unlinked('bad.example')).toBe('bad.\u2060example');
    expect(unlinked('https://bad.example/x')).not.toMatch(/bad\.example|https:\/|\/\//);
    expect(unlinked('me@bad.example')).not.toMatch(/@bad|\.example/);
    expect(unlinked('Dr. Ann K.')).toBe('Dr. Ann K.');
  });
});

describe('the button of a move', () => {
  it.each([
    [choice({ from: 18, to: 30, captures: 2 }), '18 → 30, sends back 2'],
    [choice({ from: 18, to: 30 }), '18 → 30'],
    [choice({ from: null, to: 0 }), 'Launch a plane'],
    [choice({ from: null, to: 0, captures: 1 }), 'Launch a plane, sends back 1'],
    [choice({ from: 52, to: 56, home: true }), 'Fly home from 52'],
  ])('states its effect: %j', (move, title) => {
    expect(en.choice(move)).toBe(title);
  });
});

describe('a deadline', () => {
  const at = Date.UTC(2026, 5, 2, 16, 0);
  const text = (reader: { language?: string; timeZone?: string }, nowMs?: number) =>
    deadlineText(en, reader, at, nowMs).replaceAll(/[\u00a0\u202f]/g, ' ');

  it("is in its reader's time zone", () => {
    expect(text({ language: 'en-GB', timeZone: 'Europe/Paris' }, NOW_MS)).toBe('Tue 18:00');
    expect(text({ language: 'en-GB', timeZone: 'Pacific/Auckland' }, NOW_MS)).toBe('Wed 04:00');
  });

  it('is in UTC, and says so, without a known zone', () => {
    expect(text({ language: 'en-GB' }, NOW_MS)).toMatch(/^Tue,? 16:00 UTC$/);
    expect(text({ language: 'en-GB', timeZone: 'Nowhere/Land' }, NOW_MS)).toMatch(/^Tue,? 16:00 UTC$/);
  });

  it("has its reader's format if the text is in their language", () => {
    expect(text({ language: 'en-US', timeZone: 'Europe/Paris' }, NOW_MS)).toBe('Tue 6:00 PM');
    expect(text({ language: 'en', timeZone: 'Europe/Paris' }, NOW_MS)).toBe('Tue 18:00');
    expect(text({ language: 'de-DE', timeZone: 'Europe/Paris' }, NOW_MS)).toBe('Tue 18:00');
    expect(text({ language: '!', timeZone: 'Europe/Paris' }, NOW_MS)).toBe('Tue 18:00');
  });

  it('has its date where the weekday could mean another week', () => {
    const reader = { language: 'en-GB', timeZone: 'Europe/Paris' };
    expect(text(reader, at - 7 * 86_400_000)).toMatch(/^Tue,? 2 June at 18:00$/);
    expect(text(reader)).toMatch(/^Tue,? 2 June at 18:00$/);
  });
});
