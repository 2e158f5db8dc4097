/** The command line (docs/design.md#the-command-line), as a function over a terminal. */

export { dispatch } from './dispatch.ts';
export type { Terminal } from './terminal.ts';
