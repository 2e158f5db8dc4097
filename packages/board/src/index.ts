/** Where everything lies on the board and what stands on it: numbers, paths and elements, and nothing that colours. */

export * from './geometry.ts';
export * from './ground.ts';
export * from './mark.ts';
export * from './pieces.ts';
export * from './shapes.ts';
