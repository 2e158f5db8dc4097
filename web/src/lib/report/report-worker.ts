/** Makes the report of a game, which takes a moment, where no page waits for it. */

import { reportGame } from '@aeroplane/bot';
import type { GameRecord } from '@aeroplane/engine';

addEventListener('message', ({ data }: MessageEvent<GameRecord>) => postMessage(reportGame(data)));
