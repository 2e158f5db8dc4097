/** Every page of the app in a realistic state, for screenshots and for checks of all pages. */

import type { Client } from '../support/client.ts';
import { playOn, seatEverybody, type Choose } from '../support/play.ts';
import type { TestServer } from '../support/server.ts';

export interface AppPage {
  readonly name: string;
  readonly path: string;
  /** The player whose browser opens it; absent: a newcomer. */
  readonly by?: Client;
  /** The button that leads there from the path. */
  readonly button?: string;
}

/** Moves home before it launches, so that games reach their middle and their end. */
const headlong: Choose = (legal) => legal.find((move) => move !== 'L') ?? legal[0] ?? '';

const launching: Choose = (legal) => legal.find((move) => move === 'L') ?? legal.at(-1) ?? '';

/** People with games in every state, and the pages that they see. */
export async function preparePages(server: TestServer): Promise<AppPage[]> {
  const [ann, ben, cho] = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Bo')];

  const waiting = await ann.create({
    preset: 'classic',
    turnTime: '24h',
    public: true,
    seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'hard' }],
  });
  await ann.take(waiting.body.invite);

  const finished = await seatEverybody([ann, ben, cho], { preset: 'quick', turnTime: '1h' });
  const end = await playOn([ann, ben, cho], finished, { choose: headlong });
  if (end.status !== 'finished') throw new Error('a game did not come to its end');
  await ann.seen(finished, end.ply);

  const playing = await seatEverybody([ann, ben, cho], { preset: 'classic', turnTime: '24h' });
  const middle = await playOn([ann, ben, cho], playing, {
    choose: launching,
    until: ({ ply, legal }) => ply > 60 && legal.length > 1,
  });
  const asked = [ann, ben, cho].find((_, seat) => middle.seats[seat]?.colour === middle.toAct);
  const others = [ann, ben, cho].filter((one) => one !== asked);
  for (const person of [ann, ben, cho]) await person.seen(playing, middle.ply);
  await ben.call('POST', `/api/games/${playing}/chat`, { text: 'Good luck, all three of you!' });

  return [
    { name: 'home-newcomer', path: '/' },
    { name: 'home', path: '/', by: ann },
    { name: 'new-newcomer', path: '/new' },
    { name: 'new', path: '/new', by: ann },
    { name: 'lobby', path: '/lobby', by: cho },
    { name: 'invite', path: `/i/${waiting.body.invite}` },
    { name: 'waiting-room', path: `/g/${waiting.body.id}`, by: ann },
    { name: 'game-asked', path: `/g/${playing}`, by: asked ?? ann },
    { name: 'game-waiting', path: `/g/${playing}`, by: others[0] ?? ben },
    { name: 'game-watched', path: `/g/${playing}` },
    { name: 'game-finished', path: `/g/${finished}`, by: ann },
    { name: 'game-catching-up', path: `/g/${finished}`, by: ben },
    { name: 'game-at-a-ply', path: `/g/${finished}?ply=20`, by: ben },
    { name: 'game-dice', path: `/g/${finished}/dice`, by: ann },
    { name: 'dice', path: '/dice' },
    { name: 'rules', path: '/rules' },
    { name: 'results', path: '/me', by: ann },
    { name: 'local-new', path: '/local/new' },
    { name: 'local-game', path: '/local/new', button: 'Create game' },
    { name: 'next', path: '/next', by: others[1] ?? cho },
    { name: 'settings', path: '/settings', by: ann },
    { name: 'mail-confirm', path: '/mail/confirm#none' },
    { name: 'mail-off', path: '/mail/off#none' },
    { name: 'unknown-game', path: '/g/AAAAAAAAAAAAAAAA' },
    { name: 'unknown-page', path: '/nothing-here' },
  ];
}
