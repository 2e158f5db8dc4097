/** What stands on the board: see `geometry.ts`. */
export * from '@aeroplane/board';
