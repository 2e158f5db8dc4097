/**
 * The frames of a flying stack of four, from the browser's own trace, beside a square moving on an empty page: without
 * a graphics processor, not even that reaches sixty frames a second.
 */

import type { CDPSession, Page } from 'playwright-core';
import { contextFor, show } from '../../../pages/show.ts';
import type { Site } from '../../../e2e/site.ts';
import { playOn, seatEverybody, type Choose } from '../../../support/play.ts';
import type { Client } from '../../../support/client.ts';

export interface Flight {
  readonly ms: number;
  readonly frames: number;
  readonly dropped: number;
  readonly framesPerSecond: number;
  /** The share of frames drawn within 1.5 screen refreshes of the one before. */
  readonly inTime: number;
  /** Processor time of the page's main thread per frame, in milliseconds; other threads do not count. */
  readonly mainMsPerFrame: number;
}

const TRACED = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** One player stacks whenever possible, the other keeps out of the way. */
const stacking: Choose = (legal) =>
  legal.find((move) => move.endsWith('s')) ??
  legal.find((move) => move === 'L') ??
  legal.find((move) => !move.includes('x')) ??
  legal[0] ??
  '';

/** A phone with a high pixel density. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const GAMES = 200;

interface Decision {
  readonly id: string;
  readonly ply: number;
  readonly move: string;
}

/** Plays games until Ann can move a stack of four. */
async function untilFourFly(ann: Client, ben: Client): Promise<Decision> {
  for (let game = 0; game < GAMES; game += 1) {
    const id = await seatEverybody([ann, ben], { preset: 'classic' });
    const view = await playOn([ann, ben], id, {
      choose: stacking,
      until: ({ legal, seats, toAct }) =>
        legal.some((move) => move.startsWith('4x')) &&
        seats.some(({ you, colour }) => you === true && colour === toAct),
    });
    const asked = view.legal.length > 0 ? view : (await ben.view(id)).body;
    const move = asked.legal.find((one) => one.startsWith('4x'));
    if (move !== undefined) return { id, ply: asked.ply, move };
    await ann.tell(id, 'resign');
  }
  throw new Error(`no stack of four in ${GAMES} games`);
}

interface TraceEvent {
  readonly name: string;
  /** In microseconds. */
  readonly ts: number;
  /** Processor time in microseconds; only on events with a duration. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** The trace events of everything drawn during `work`. */
async function traced(session: CDPSession, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: TRACED },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return events;
}

const plyShown = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-ply');

/** Moves a square on an empty page for about as long as a flight, and counts its frames. */
export async function flySquare({ browser }: Site): Promise<Flight> {
  const page = await browser.newPage(SCREEN);
  await page.setContent('<div style="width: 40px; height: 40px; background: black"></div>');
  const events = await traced(await page.context().newCDPSession(page), () =>
    page.evaluate(`new Promise((resolve) => {
      const square = document.querySelector('div');
      const begun = performance.now();
      const step = (now) => {
        square.style.transform = 'translate(' + (now - begun) / 10 + 'px)';
        if (now - begun < 3000) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    })`),
  );
  await page.close();
  return flightOf(events);
}

/** Shows a moving stack of four to a spectator, and counts the frames. */
export async function flyStackOfFour({ browser, origin, server }: Site): Promise<Flight> {
  const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
  const { id, ply, move } = await untilFourFly(ann, ben);
  const watched = { name: 'watched', path: `/g/${id}` };
  const context = await contextFor(browser, origin, watched, { ...SCREEN, reducedMotion: 'no-preference' });
  const page = await show(context, watched);
  // A first visit also downloads the app for later ones, after the page is drawn.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const events = await traced(await context.newCDPSession(page), async () => {
    for (const person of [ann, ben]) await person.move(id, ply, move);
    while (Number(await plyShown(page)) <= ply) await page.waitForTimeout(100);
    await page.waitForTimeout(3_000);
  });
  await context.close();
  return flightOf(events);
}

/** Frames closer than this belong to one flight; nothing is drawn while nothing moves. */
const PAUSE_MS = 250;
const FRAME_MS = 1_000 / 60;

function flightOf(events: readonly TraceEvent[]): Flight {
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1_000);
  drawn.sort((a, b) => a - b);
  const pauses = drawn
    .map((at, index) => at - (drawn[index - 1] ?? -Infinity))
    .filter((pause) => pause <= PAUSE_MS);
  const ms = pauses.reduce((sum, pause) => sum + pause, 0);
  const frames = pauses.length;
  // A frame is late when the screen could have refreshed once more before it.
  const late = pauses.filter((pause) => pause > FRAME_MS * 1.5).length;
  return {
    ms: Math.round(ms),
    frames,
    dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
    framesPerSecond: Math.round((frames / ms) * 10_000) / 10,
    inTime: Math.round((1 - late / frames) * 100) / 100,
    mainMsPerFrame: Math.round(mainMsPerFrame(events) * 10) / 10,
  };
}

/** From the first animation step to the last, on the thread that runs them. */
function mainMsPerFrame(events: readonly TraceEvent[]): number {
  const steps = events
    .filter(({ name }) => name === 'FireAnimationFrame')
    .sort((one, other) => one.ts - other.ts);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw new Error('nothing was animated');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === first.pid && tid === first.tid && ts >= first.ts && ts <= last.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000 / steps.length;
}
