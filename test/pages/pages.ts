/** Every page of the app in a realistic state, for screenshots and for checks of all pages. */

import type { Client } from '../support/client.ts';
import { finishedGame, gameInItsMiddle, waitingGame } from '../support/scenes.ts';
import type { TestServer } from '../support/server.ts';

export interface AppPage {
  readonly name: string;
  readonly path: string;
  /** The player whose browser opens it; absent: a newcomer. */
  readonly by?: Client;
  /** The button that leads there from the path. */
  readonly button?: string;
}

/** People with games in every state, and the pages that they see. */
export async function preparePages(server: TestServer): Promise<AppPage[]> {
  const [ann, ben, cho] = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Bo')];
  const people = [ann, ben, cho] as const;
  const waiting = await waitingGame(ann);
  const finished = await finishedGame(people);
  const { id: playing, asked } = await gameInItsMiddle(people);
  const others = people.filter((one) => one !== asked);

  return [
    { name: 'home-newcomer', path: '/' },
    { name: 'home', path: '/', by: ann },
    { name: 'new-newcomer', path: '/new' },
    { name: 'new', path: '/new', by: ann },
    { name: 'lobby', path: '/lobby', by: cho },
    { name: 'invite', path: `/i/${waiting.invite}` },
    { name: 'waiting-room', path: `/g/${waiting.id}`, by: ann },
    { name: 'game-asked', path: `/g/${playing}`, by: asked },
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
