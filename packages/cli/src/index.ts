/** The command line (DESIGN § 9), as functions over a terminal that the caller gives. */

export * from './terminal.ts';
export * from './command.ts';
export * from './dispatch.ts';
