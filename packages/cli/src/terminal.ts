/** Input and output of a command, so that tests can bring their own. */

export interface Terminal {
  /** Prints a line to standard output. */
  out(line: string): void;
  /** Prints a line to standard error. */
  err(line: string): void;
  /** The text of a file, or of standard input for `-`. Rejects if it cannot be read. */
  read(file: string): Promise<string>;
}
