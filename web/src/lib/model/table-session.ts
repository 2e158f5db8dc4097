/** What a table needs of its game, online or on this device. */
export interface TableSession {
  readonly id: string;
  /** All people of the game share this page, so every person's turn is played here. */
  readonly everybodyHere: boolean;
  /** A call is on its way. */
  readonly sending: boolean;
  /** A short note about the connection or the last call; empty without one. */
  readonly word: string;
  /** The first ply that the reader has not seen. */
  readonly from: number;
  /** The plies before this one have been played back. */
  seen(ply: number): void;
  /** Plays a move of the open decision; whether it was accepted. */
  submit(move: string): Promise<boolean>;
  /** Rolls by hand. */
  roll(): Promise<boolean>;
}
