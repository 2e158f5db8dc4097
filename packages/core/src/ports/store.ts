/** All stored data, by noun (docs/design.md#storage). */

import type { AccessStore } from './access-store.ts';
import type { GameStore } from './game-store.ts';
import type { LimitStore } from './limit-store.ts';
import type { ListStore } from './list-store.ts';
import type { PlayerStore } from './player-store.ts';
import type { SocialStore } from './social-store.ts';

export interface Store extends GameStore, PlayerStore, AccessStore, SocialStore, ListStore, LimitStore {}
