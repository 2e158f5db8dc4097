/**
 * Dice that anyone can check, roll by roll (DESIGN § 5): pure and synchronous, the same in Node and the
 * browser.
 */

export * from './hex.ts';
export * from './chain.ts';
export * from './published-links.ts';
export * from './seed.ts';
export * from './draw.ts';
export * from './evidence.ts';
export * from './verify.ts';
