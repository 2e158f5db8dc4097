/** Where a command reads and writes, so that tests can give their own. */

export interface Terminal {
  /** Prints a line to standard output. */
  out(line: string): void;
  /** Prints a line to standard error. */
  err(line: string): void;
  /** The text of a file; `-` is standard input. Rejects where it cannot be read. */
  read(file: string): Promise<string>;
}
