/** Plays one game after another on this project's server: nobody plays so long that a session is slowed down. */

import type { Player } from './load.ts';
import { OurTable } from './our-table.ts';

export async function ourPlayer(origin: string): Promise<Player> {
  let table = await OurTable.open(origin);
  return {
    async submit() {
      if (table.isOver) table = await OurTable.open(origin);
      await table.submit();
    },
    close: () => undefined,
  };
}
