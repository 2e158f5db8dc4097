/** Whether to offer notifications to somebody who has not asked for them: once, and only where they can be had. */

import { obstacleOf, type Support, type Wish } from './push-state.ts';

const NOTE = 'push-prompt';

/** `ask`: leads to the browser's question. `install`: the app has to be on the Home Screen first. */
export type Prompt = 'ask' | 'install';

export interface Situation {
  readonly support: Support;
  readonly permission: NotificationPermission;
  readonly wish: Wish;
  readonly storage: Pick<Storage, 'getItem'>;
}

export function promptFor({ support, permission, wish, storage }: Situation): Prompt | undefined {
  if (wish !== null || storage.getItem(NOTE) !== null) return undefined;
  const obstacle = obstacleOf(support, permission);
  if (obstacle === 'needs-install') return 'install';
  return obstacle === undefined ? 'ask' : undefined;
}

/** It is not offered again here. */
export const dismissPrompt = (storage: Pick<Storage, 'setItem'>): void => storage.setItem(NOTE, 'dismissed');
