/** The worker that computes the report of a game, so that the page stays responsive. */

import { reportGame } from '@aeroplane/bot';
import type { GameRecord } from '@aeroplane/engine';

addEventListener('message', ({ data }: MessageEvent<GameRecord>) => postMessage(reportGame(data)));
