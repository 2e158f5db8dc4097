/**
 * The built app in a Chromium on this machine, from the local server: its weight, its Lighthouse scores, the time to
 * open without a network, and the frames of a flying stack of four. RESULT holds these figures.
 */

import { launchBrowser } from '../../e2e/browser.ts';
import { openSite } from '../../e2e/site.ts';
import { preparePages } from '../../pages/pages.ts';
import { freePort } from '../../support/program.ts';
import { printResult } from '../../support/result.ts';
import { flySquare, flyStackOfFour } from './web/flight.ts';
import { GAME_SCRIPTS_KB, gameScriptsKB } from './web/game-scripts.ts';
import { CATEGORIES, runLighthouse, type Scores } from './web/lighthouse.ts';
import { offlineOpenMs } from './web/offline-opening.ts';

/** The targets of docs/design.md#figures. */
const HOLD = { gameJsKB: GAME_SCRIPTS_KB, lighthouse: 95, offlineOpenMs: 1_000 };

/** The judged pages, by their names among the figures. */
const JUDGED = { home: 'home-newcomer', new: 'new-newcomer', game: 'game-asked', rules: 'rules' };

export async function benchWeb(): Promise<void> {
  const port = await freePort();
  const site = await openSite();
  const judge = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const pages = await preparePages(site.server);
    const named = (name: string) => {
      const page = pages.find((one) => one.name === name);
      if (page === undefined) throw new Error(`there is no page ${name}`);
      return page;
    };
    const gameJsKB = await gameScriptsKB(site.browser, site.origin, named('game-asked'));
    console.log(`the game's scripts: ${gameJsKB} KB in Brotli`);

    const scores: Record<string, Scores> = {};
    for (const [name, page] of Object.entries(JUDGED)) {
      const report = await runLighthouse(site.origin, named(page), port);
      scores[name] = report.scores;
      const said = CATEGORIES.map((one) => `${one} ${report.scores[one]}`).join(', ');
      console.log(
        `${name}: ${said}, a phone ${report.slowdowns.join(', ')} times as slow as this machine${report.found.length === 0 ? '' : ` (${report.found.join(', ')})`}`,
      );
    }

    const offlineMs = Math.round(await offlineOpenMs(site.browser, site.origin, named('home')));
    console.log(`opened without a network in ${offlineMs} ms`);

    const flight = await flyStackOfFour(site);
    console.log(
      `a stack of four flew for ${flight.ms} ms: ${flight.framesPerSecond} frames a second, ${flight.inTime * 100} % in time, ${flight.dropped} of ${flight.frames} dropped, ${flight.mainMsPerFrame} ms of the main thread for each`,
    );

    const square = await flySquare(site);
    const framesRatio = Math.round((flight.framesPerSecond / square.framesPerSecond) * 100) / 100;
    console.log(
      `a square on an empty page: ${square.framesPerSecond} frames a second, of which the flight reached ${framesRatio}`,
    );

    printResult({ gameJsKB, lighthouse: scores, offlineOpenMs: offlineMs, flight, square, framesRatio });
    const holds =
      gameJsKB <= HOLD.gameJsKB &&
      Object.values(scores).every((of) => CATEGORIES.every((one) => of[one] >= HOLD.lighthouse)) &&
      offlineMs <= HOLD.offlineOpenMs;
    if (!holds) process.exitCode = 1;
  } finally {
    await judge.close();
    await site.close();
  }
}
