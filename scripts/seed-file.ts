/** The people and games that `npm run seed` has made in a data folder, kept beside the data. */

import path from 'node:path';

export interface SeedPerson {
  readonly name: string;
  /** `name=value` of a session that is theirs. */
  readonly cookie: string;
}

export interface SeedGame {
  /** What state it is in. */
  readonly what: string;
  /** Where it is, such as `/g/…`. */
  readonly path: string;
  /** Who to open it as. */
  readonly as: string;
}

export interface Seed {
  readonly people: readonly SeedPerson[];
  readonly games: readonly SeedGame[];
}

export const seedFile = (dataDir: string): string => path.join(dataDir, 'seed.json');
