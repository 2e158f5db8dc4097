/** Where everything lies on the board and what stands on it: numbers and paths, and nothing that draws. */

export * from './geometry.ts';
export * from './pieces.ts';
export * from './shapes.ts';
