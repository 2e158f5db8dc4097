/**
 * The chain of hashes behind a game's dice (docs/design.md#dice). `link_0` is 32 secret random bytes and each
 * further `link_k` is the SHA-256 of `link_(k−1)`; `link_N` is published as the commitment. The key of draw `n`
 * (1 … N) is `link_(N−n)`. Publishing it lets anybody check that it hashes to the link before, and lets nobody
 * compute the next one.
 *
 * Draws therefore walk the chain backwards. A checkpoint saves up to 2,047 hashes per draw: it is a link from which
 * the keys of one block of 64 draws are at most 63 hashes away. A store keeps the secret, one checkpoint and the
 * number of its block.
 */

import { sha256 } from '@noble/hashes/sha2.js';

/** N, the most draws a game can have. Draw 1 picks who starts, so the engine ends a game after N − 1 dice. */
export const CHAIN_LENGTH = 2048;
export const LINK_BYTES = 32;
/** Draws that one checkpoint serves. */
const BLOCK_DRAWS = 64;

/** A game's secret with the checkpoint of one block of draws. Never publish either. */
export interface DiceChain {
  /** `link_0`. */
  readonly secret: Uint8Array;
  /** The link that the keys of the block are hashed from. */
  readonly checkpoint: Uint8Array;
  /** The block, from 0: draws `64 · block + 1` … `64 · block + 64`. */
  readonly block: number;
}

/** Whether this is the number of a draw, 1 … N. */
export const isDraw = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= CHAIN_LENGTH;

function indexOfDraw(draw: number): number {
  if (!isDraw(draw)) throw new RangeError(`draws are numbered 1 to ${CHAIN_LENGTH}, not ${draw}`);
  return CHAIN_LENGTH - draw;
}

function checkLink(link: Uint8Array): Uint8Array {
  if (link.length !== LINK_BYTES) throw new RangeError(`a link has ${LINK_BYTES} bytes, not ${link.length}`);
  return link;
}

/** The link after this one: `link_(k+1)` of `link_k`. */
export const nextLink = (link: Uint8Array): Uint8Array => sha256(checkLink(link));

/** The link `steps` after this one; `linkAt(link0, k)` is `link_k`. */
export function linkAt(link0: Uint8Array, steps: number): Uint8Array {
  let link = checkLink(link0);
  for (let step = 0; step < steps; step += 1) link = sha256(link);
  return link;
}

/** The commitment, `link_N`, which is published before the first draw. */
export const commitmentOf = (link0: Uint8Array): Uint8Array => linkAt(link0, CHAIN_LENGTH);

/** The block of a draw, from 0. */
export function blockOfDraw(draw: number): number {
  indexOfDraw(draw);
  return Math.floor((draw - 1) / BLOCK_DRAWS);
}

/** The checkpoint of a draw's block: the key of the last draw of the block, since the chain is walked backwards. */
export const checkpointFor = (link0: Uint8Array, draw: number): Uint8Array =>
  linkAt(link0, CHAIN_LENGTH - BLOCK_DRAWS * (blockOfDraw(draw) + 1));

/** The key of a draw from the checkpoint of its block, in at most 63 hashes. */
export const keyFromCheckpoint = (checkpoint: Uint8Array, draw: number): Uint8Array =>
  linkAt(checkpoint, indexOfDraw(draw) % BLOCK_DRAWS);

/** The chain of a new game, ready for draw 1. */
export const openChain = (link0: Uint8Array): DiceChain => chainAt(link0, 1);

/** The chain of a secret, ready for a draw and the rest of its block. */
export const chainAt = (link0: Uint8Array, draw: number): DiceChain => ({
  secret: link0,
  checkpoint: checkpointFor(link0, draw),
  block: blockOfDraw(draw),
});

/** Whether the chain's checkpoint serves a draw. */
export const serves = (chain: DiceChain, draw: number): boolean => chain.block === blockOfDraw(draw);

/** The chain with a checkpoint that serves a draw: the same object if its own does, else a new one to store. */
export const chainFor = (chain: DiceChain, draw: number): DiceChain =>
  serves(chain, draw) ? chain : chainAt(chain.secret, draw);

/** The key of a draw, `link_(N−n)`. Slower if the checkpoint does not serve, since it starts from the secret. */
export const keyOfDraw = (chain: DiceChain, draw: number): Uint8Array =>
  keyFromCheckpoint(chainFor(chain, draw).checkpoint, draw);
