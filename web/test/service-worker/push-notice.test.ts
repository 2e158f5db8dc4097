import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../src/service-worker/push-notice.ts';

const ORIGIN = 'https://example.org';

const decision = {
  web_push: 8030,
  notification: {
    title: 'Your decision',
    lang: 'vi',
    dir: 'ltr',
    body: 'You rolled a 6.',
    tag: 'gabc',
    renotify: true,
    navigate: `${ORIGIN}/g/abc`,
    actions: [
      { action: 'move-0', title: 'Launch', navigate: `${ORIGIN}/g/abc` },
      { action: 'move-1', title: '10 to 16', navigate: `${ORIGIN}/g/abc` },
    ],
    app_badge: 3,
    data: { kind: 'decision', game: 'abc', ply: 17, choices: ['L', '10'], badge: 3 },
  },
  app_badge: 3,
};

const withNotification = (change: object): string =>
  JSON.stringify({ ...decision, notification: { ...decision.notification, ...change } });

describe('the notice of a push', () => {
  it('has the texts of the push, and the page that a click opens', () => {
    expect(noticeOf(JSON.stringify(decision), ORIGIN, 'eu')).toEqual({
      title: 'Your decision',
      badge: 3,
      options: {
        body: 'You rolled a 6.',
        tag: 'gabc',
        renotify: true,
        lang: 'vi',
        dir: 'ltr',
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        actions: [
          { action: 'move-0', title: 'Launch' },
          { action: 'move-1', title: '10 to 16' },
        ],
        data: { kind: 'decision', game: 'abc', ply: 17, choices: ['L', '10'], path: '/g/abc' },
      },
    });
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no JSON', 'hello'],
    ['no object', '[1]'],
    ['no notification', '{"web_push":8030}'],
    ['no title', withNotification({ title: '' })],
  ])('is a general one for %s, and leaves the badge alone', (_, text) => {
    const { title, options, badge } = noticeOf(text, ORIGIN, 'eu');
    expect(title).not.toBe('');
    expect(options.body).toBeTruthy();
    expect(options.lang).toBe('eu');
    expect(options.data).toEqual({ kind: 'unknown', choices: [], path: '/' });
    expect(badge).toBeUndefined();
  });

  it.each([
    ['another site', 'https://evil.example/g/xyz', '/g/abc'],
    ['this server under another name', 'http://localhost:3000/g/abc', '/g/abc'],
    ['a script', 'javascript:alert(1)', '/g/abc'],
    ['no address', 17, '/g/abc'],
    ['a path', '/settings', '/settings'],
  ])('leads only to our own pages, and otherwise to its game: %s', (_, navigate, path) => {
    expect(noticeOf(withNotification({ navigate }), ORIGIN, 'eu').options.data.path).toBe(path);
  });

  it('leads home if it is about no game', () => {
    const text = withNotification({ navigate: 'https://evil.example/', data: { kind: 'test' } });
    expect(noticeOf(text, ORIGIN, 'eu').options.data.path).toBe('/');
  });

  it('never sets renotify without a tag, which browsers refuse', () => {
    expect(noticeOf(withNotification({ tag: undefined }), ORIGIN, 'eu').options).not.toHaveProperty(
      'renotify',
    );
  });

  it('has at most two buttons, all with a text', () => {
    const actions = [
      { action: 'a' },
      { title: 'b' },
      ...decision.notification.actions,
      { action: 'c', title: 'c' },
    ];
    const shown = noticeOf(withNotification({ actions }), ORIGIN, 'eu').options.actions;
    expect(shown?.map(({ action }) => action)).toEqual(['move-0', 'move-1']);
  });

  it('is possible for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, notification) => {
        expect(noticeOf(text, ORIGIN, 'eu').title).not.toBe('');
        expect(noticeOf(JSON.stringify({ notification }), ORIGIN, 'eu').title).not.toBe('');
      }),
    );
  });
});
