/** Whether to offer notifications unasked: once, and only where this browser can have them. */

import { obstacleOf, type Support, type Wish } from './push-state.ts';

const NOTE = 'push-prompt';

/** `ask`: the browser's question is next. `install`: the app must be put on the Home Screen first. */
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

/** Never offers again in this browser. */
export const dismissPrompt = (storage: Pick<Storage, 'setItem'>): void => storage.setItem(NOTE, 'dismissed');
