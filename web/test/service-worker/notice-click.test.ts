import { describe, expect, it } from 'vitest';
import { moveOf, windowFor, type OpenWindow } from '../../src/service-worker/notice-click.ts';

const data = { kind: 'decision', game: 'abc', ply: 17, choices: ['L', '10'], path: '/g/abc' };

describe('a click on a notice', () => {
  it.each([
    ['move-0', 'L'],
    ['move-1', '10'],
  ])('on %s plays its move', (action, move) => {
    expect(moveOf(action, data)).toEqual({ game: 'abc', ply: 17, move });
  });

  it.each([
    ['on the notice itself', '', data],
    ['on a button that it does not have', 'move-2', data],
    ['on a button of another kind', 'close', data],
    ['without a ply', 'move-0', { game: 'abc', choices: ['L'] }],
    ['without anything', 'move-0', {}],
  ])('%s plays nothing', (_, action, of) => {
    expect(moveOf(action, of)).toBeUndefined();
  });
});

describe('the window for a page', () => {
  const open = (path: string, focused = false, visible = focused): OpenWindow => ({
    url: `https://example.org${path}`,
    focused,
    visibilityState: visible ? 'visible' : 'hidden',
  });

  it.each<[string, OpenWindow[], string | undefined]>([
    ['none is open', [], undefined],
    ['the page is open, another has the focus', [open('/', true), open('/g/abc')], '/g/abc'],
    ['the page is open with a query', [open('/'), open('/g/abc?x=1')], '/g/abc?x=1'],
    ['only others are open', [open('/lobby'), open('/new', false, true)], '/new'],
    ['another game is open', [open('/g/abcd'), open('/', true)], '/'],
  ])('where %s', (_, windows, path) => {
    expect(windowFor(windows, '/g/abc')?.url).toBe(path && `https://example.org${path}`);
  });
});
