/**
 * The chain of hashes behind a game's dice (DESIGN § 5). `link_0` is 32 secret random bytes and each further
 * `link_k` is the SHA-256 of `link_(k−1)`; `link_N` is published as the commitment. Draw `n` (1 … N) uses
 * `link_(N−n)` as its key, so every draw publishes the link *before* the one published last, which nobody can
 * compute from it, and anybody can check.
 *
 * Drawing therefore walks the chain backwards. So as not to hash up to 2,047 times for each draw, a
 * checkpoint is kept: the link from which all the keys of one block of 64 draws are reached in at most 63
 * hashes. A store holds the secret, one checkpoint and its block; whether the checkpoint still serves is told
 * by the draw's number.
 */

import { sha256 } from '@noble/hashes/sha2.js';

/**
 * N: how many draws a game can have; the engine ends a game after N − 1 dice, since draw 1 picks who starts.
 */
export const CHAIN_LENGTH = 2048;
/** How many bytes a link has. */
export const LINK_BYTES = 32;
/** How many draws one checkpoint serves. */
export const BLOCK_DRAWS = 64;

/** A game's secret with the checkpoint of one block of draws. None of it may ever be published as it is. */
export interface DiceChain {
  /** `link_0`. */
  readonly secret: Uint8Array;
  /** The link that serves the draws of the block. */
  readonly checkpoint: Uint8Array;
  /** Which block that is, from 0: draws `64 · block + 1` … `64 · block + 64`. */
  readonly block: number;
}

/** Whether a value can be the number of a draw. */
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

/** What is published before the first draw: `link_N`. */
export const commitmentOf = (link0: Uint8Array): Uint8Array => linkAt(link0, CHAIN_LENGTH);

/** The block of 64 draws that a draw is in, from 0. */
export function blockOfDraw(draw: number): number {
  indexOfDraw(draw);
  return Math.floor((draw - 1) / BLOCK_DRAWS);
}

/**
 * The checkpoint link that serves a draw and all others of its block: the key of the last draw of the block.
 */
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

/** Whether the checkpoint kept with a chain serves a draw. */
export const serves = (chain: DiceChain, draw: number): boolean => chain.block === blockOfDraw(draw);

/**
 * The chain with a checkpoint that serves a draw: the very same value where its own does, else one to be
 * stored.
 */
export const chainFor = (chain: DiceChain, draw: number): DiceChain =>
  serves(chain, draw) ? chain : chainAt(chain.secret, draw);

/** The key of a draw, `link_(N−n)`; from the secret where the checkpoint does not serve, which is slower. */
export const keyOfDraw = (chain: DiceChain, draw: number): Uint8Array =>
  keyFromCheckpoint(chainFor(chain, draw).checkpoint, draw);
