/** The store on DynamoDB: one table, one conditional write for each change of a game (docs/design.md#storage). */

import type { Store } from '@aeroplane/core';
import { accessStore } from './access-store.ts';
import { gameStore } from './game-store.ts';
import { limitStore } from './limit-store.ts';
import { listStore } from './list-store.ts';
import { playerStore } from './player-store.ts';
import { socialStore } from './social-store.ts';
import type { Table } from './table.ts';

export const createDynamoStore = (table: Table): Store => ({
  ...gameStore(table),
  ...playerStore(table),
  ...accessStore(table),
  ...socialStore(table),
  ...listStore(table),
  ...limitStore(table),
});
