/** What a table needs of the game that is played at it, wherever that is kept. */
export interface TableSession {
  readonly id: string;
  /** All people of the game are at this page, so that whoever's turn it is acts here. */
  readonly everybodyHere: boolean;
  /** A call is on its way. */
  readonly sending: boolean;
  /** A soft word about the connection or the last call. */
  readonly word: string;
  /** Where to begin showing: what has not been seen yet. */
  readonly from: number;
  /** The plies before this one have been shown. */
  seen(ply: number): void;
  /** Plays a move of the decision that is open; whether it counts. */
  submit(move: string): Promise<boolean>;
  /** Rolls by hand. */
  roll(): Promise<boolean>;
}
