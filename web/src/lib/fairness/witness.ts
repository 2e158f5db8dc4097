/**
 * What this browser noted of a game's dice before it joined: the commitment, the others' seeds and its own. Everything that
 * the server shows later is compared with it (docs/design.md#dice).
 */

export interface Witness {
  readonly commitment: string;
  /** The seeds by colour before this browser sent its own, and those that came while the game waited. */
  readonly seeds: Readonly<Record<string, string>>;
  /** The 16 bytes that this browser sent, in hex. */
  readonly own: string;
}

/** The parts of a view that concern the dice. */
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
 * Stores what the server shows before a seat is taken, and returns the seed to send. Joining again sends the same seed, as
 * the first request may have arrived.
 */
export function witnessJoining(storage: Storage, shown: ShownDice, fresh: () => string = freshSeed): string {
  const known = readWitness(storage, shown.id);
  if (known) return known.own;
  const witness: Witness = { ...shown.dice, seeds: { ...shown.dice.seeds }, own: fresh() };
  storage.setItem(keyOf(shown.id), JSON.stringify(witness));
  return witness.own;
}

/** The witness in the shape that `verifyDice` takes, with this browser's own seed if its colour is known. */
export const witnessed = ({ commitment, seeds, own }: Witness, colour: string | undefined) => ({
  commitment,
  seeds: colour === undefined ? seeds : { ...seeds, [colour]: own },
});

/** How a view contradicts the witness; undefined if it does not. */
function mismatchOf(witness: Witness, shown: ShownDice): Mismatch | undefined {
  if (shown.dice.commitment !== witness.commitment) return 'commitment';
  const own = shown.seats.find(({ you }) => you)?.colour;
  if (own != null && shown.dice.seeds[own] !== witness.own) return 'own-seed';
  const waiting = shown.status === 'waiting' || shown.status === 'cancelled';
  for (const [colour, seed] of Object.entries(witness.seeds)) {
    const now = shown.dice.seeds[colour];
    // A player can leave a waiting game again, and their seed leaves with them.
    if (now === undefined ? !waiting : now !== seed) return 'earlier-seed';
  }
  return undefined;
}

/** Compares a view with the stored witness, and while the game waits stores its new seeds. */
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
