/** A block of one player by another (docs/design.md#blocks-and-reports). */

import { idOf } from '../kernel/id.ts';

export interface Block {
  readonly player: string;
  readonly blocked: string;
  /** The name of the blocked player at that time. */
  readonly name: string;
  readonly atMs: number;
}

/** The id of a block for its player, who must not learn the ids of others. */
export const blockId = ({ player, blocked }: Pick<Block, 'player' | 'blocked'>): string =>
  idOf(`aeroplane block ${player} ${blocked}`);

/** A block as its player sees it. */
export const blockEntry = (made: Block) => ({
  id: blockId(made),
  name: made.name,
  since: new Date(made.atMs).toISOString(),
});
