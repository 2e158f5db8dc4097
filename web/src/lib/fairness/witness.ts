/**
 * What this browser knows of a game's dice from the moment before it joined (DESIGN § 5): the commitment, the
 * seeds that others had sent, and its own. Whatever the server shows later is held against it.
 */

export interface Witness {
  readonly commitment: string;
  /** The seeds by colour before this browser sent its own, and those that followed while the game waited. */
  readonly seeds: Readonly<Record<string, string>>;
  /** The 16 bytes that this browser sent, in hex. */
  readonly own: string;
}

/** What a view shows of the dice. */
export interface ShownDice {
  readonly id: string;
  readonly status: string;
  readonly seats: readonly { readonly colour: string | null; readonly you?: boolean | undefined }[];
  readonly dice: { readonly commitment: string; readonly seeds: Readonly<Record<string, string>> };
}

export type Mismatch = 'commitment' | 'own-seed' | 'earlier-seed';

const keyOf = (game: string): string => `witness:${game}`;

/** 16 fresh random bytes in hex. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function readWitness(storage: Storage, game: string): Witness | undefined {
  const text = storage.getItem(keyOf(game));
  return text === null ? undefined : (JSON.parse(text) as Witness);
}

/**
 * Stores what is seen before a seat is taken, and returns the seed to send. Joining again sends the same seed: the
 * first request may have arrived.
 */
export function witnessJoining(storage: Storage, shown: ShownDice, fresh: () => string = freshSeed): string {
  const known = readWitness(storage, shown.id);
  if (known) return known.own;
  const witness: Witness = { ...shown.dice, seeds: { ...shown.dice.seeds }, own: fresh() };
  storage.setItem(keyOf(shown.id), JSON.stringify(witness));
  return witness.own;
}

/** The witness as the check of a record takes it, with this browser's own bytes where its colour is known. */
export const witnessed = ({ commitment, seeds, own }: Witness, colour: string | undefined) => ({
  commitment,
  seeds: colour === undefined ? seeds : { ...seeds, [colour]: own },
});

/** How a view contradicts the witness, if it does. */
export function mismatchOf(witness: Witness, shown: ShownDice): Mismatch | undefined {
  if (shown.dice.commitment !== witness.commitment) return 'commitment';
  const own = shown.seats.find(({ you }) => you)?.colour;
  if (own != null && shown.dice.seeds[own] !== witness.own) return 'own-seed';
  const waiting = shown.status === 'waiting' || shown.status === 'cancelled';
  for (const [colour, seed] of Object.entries(witness.seeds)) {
    const now = shown.dice.seeds[colour];
    // While the game waits, whoever joined may leave again, and the seed goes along.
    if (now === undefined ? !waiting : now !== seed) return 'earlier-seed';
  }
  return undefined;
}

/** Holds a view against the stored witness, and while the game waits takes note of who came and went. */
export function checkDice(storage: Storage, shown: ShownDice): Mismatch | undefined {
  const witness = readWitness(storage, shown.id);
  if (!witness) return undefined;
  const mismatch = mismatchOf(witness, shown);
  if (mismatch === undefined && shown.status === 'waiting') {
    const next: Witness = { ...witness, seeds: shown.dice.seeds };
    storage.setItem(keyOf(shown.id), JSON.stringify(next));
  }
  return mismatch;
}
