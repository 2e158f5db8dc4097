/** Dice that anyone can check, roll by roll (docs/design.md#dice): pure and synchronous, in Node and in browsers. */

export { equalBytes, makeHex, parseHex } from './hex.ts';
export {
  blockOfDraw,
  CHAIN_LENGTH,
  chainAt,
  chainFor,
  commitmentOf,
  keyOfDraw,
  LINK_BYTES,
  linkAt,
  nextLink,
  openChain,
} from './chain.ts';
export { linksFrom, linksOfDraws } from './published-links.ts';
export { botSeed, SEAT_COLOURS, SEED_BYTES } from './seed.ts';
export { dieOf, digestOf, drawDie, drawStarter, type DrawInput } from './draw.ts';
export { verifyDice, type DiceCheck, type DiceFault, type WrongDraw } from './verify.ts';
