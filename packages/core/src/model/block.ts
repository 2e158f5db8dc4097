/** A block of one player by another (docs/design.md#blocks-and-reports). */

import { idOf } from '../kernel/id.ts';

export interface Block {
  readonly player: string;
  readonly blocked: string;
  /** What the blocked one was called then. */
  readonly name: string;
  readonly atMs: number;
}

/** How the one who blocks names a block: the ids of other players are nobody's business. */
export const blockId = ({ player, blocked }: Pick<Block, 'player' | 'blocked'>): string =>
  idOf(`aeroplane block ${player} ${blocked}`);

/** A block as its player sees it. */
export const blockEntry = (made: Block) => ({
  id: blockId(made),
  name: made.name,
  since: new Date(made.atMs).toISOString(),
});
