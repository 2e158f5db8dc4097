/** Sending that can be undone for a moment. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GRACE_MS, onLeaving, Pending } from '../../src/lib/table/pending.ts';

describe('a pending choice', () => {
  let sent: string[];
  let shown: (readonly [what: string | undefined, seconds: number])[];
  let pending: Pending<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    [sent, shown] = [[], []];
    pending = new Pending<string>({
      send: (what) => sent.push(what),
      onchange: (what, seconds) => shown.push([what, seconds]),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is sent once when its time is over, and counts the seconds until then', () => {
    pending.begin('14f');
    vi.advanceTimersByTime(GRACE_MS - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['14f']);
    expect(shown.map(([, seconds]) => seconds)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(shown.at(-1)).toEqual([undefined, 0]);
    vi.advanceTimersByTime(10 * GRACE_MS);
    pending.sendNow();
    expect(sent).toEqual(['14f']);
  });

  it('is never sent after it was undone', () => {
    pending.begin('L');
    vi.advanceTimersByTime(GRACE_MS - 1);
    pending.drop();
    vi.advanceTimersByTime(10 * GRACE_MS);
    pending.sendNow();
    expect(sent).toEqual([]);
    expect(shown.at(-1)).toEqual([undefined, 0]);
  });

  it('is replaced by another choice, which gets its whole time', () => {
    pending.begin('L');
    vi.advanceTimersByTime(GRACE_MS - 1);
    pending.begin('3');
    vi.advanceTimersByTime(GRACE_MS - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['3']);
  });

  it('is sent at once when the page is left', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', page);
    const stop = onLeaving(() => pending.sendNow());

    pending.begin('a');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual([]);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual(['a']);

    pending.begin('b');
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['a', 'b']);

    stop();
    pending.begin('c');
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['a', 'b']);
    vi.unstubAllGlobals();
  });
});
