/**
 * Games with scripted dice. The dice of a game follow from its chain and its players' seeds, so a seed is looked for
 * under which the next dice fall as a test wants them; everything else is a game as the server would have it. The dice
 * of the plies that a game begins with are not its chain's: records of loaded games do not verify.
 */

import {
  applyPly,
  packPly,
  parsePly,
  PRESETS,
  seatOf,
  initialState,
  type Colour,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import { CHAIN_LENGTH, drawDie, nextLink } from '@aeroplane/dice';
import type { Level } from '@aeroplane/bot';
import type { Core, GameSeat, Player, SecretGame } from '../src/index.ts';
import { availabilityOf } from '../src/availability/availability.ts';
import { samplePlayer } from '@aeroplane/testing/scenes/sample-game';
import { advance } from '../src/game/advance.ts';

export interface Loading {
  /** Players' ids, or bots, by colour. */
  readonly seats: Readonly<Partial<Record<Colour, string | { readonly bot: Level }>>>;
  readonly first: Colour;
  /** What has been played already. */
  readonly plies?: readonly string[];
  /** The dice to come. The game rolls on as far as they allow. */
  readonly next?: readonly number[];
  /** Whose act the last ply was; left out: the server's. */
  readonly by?: Colour;
  readonly rules?: Partial<Rules>;
  readonly with?: Partial<SecretGame>;
}

const SECRET = new Uint8Array(32).fill(7);

const chain: Uint8Array[] = [SECRET];
while (chain.length <= CHAIN_LENGTH) chain.push(nextLink(chain[chain.length - 1] ?? SECRET));

const link = (index: number): Uint8Array => chain[index] ?? SECRET;

function logOf(loading: Loading, rules: Rules, taken: readonly Seat[]): { log: Uint8Array; dice: number } {
  let state = initialState(rules, taken, seatOf(loading.first));
  const log: number[] = [];
  for (const text of loading.plies ?? []) {
    const ply = parsePly(text);
    const byte = ply.ok ? packPly(state, ply.value) : ply;
    const next = ply.ok ? applyPly(state, ply.value) : ply;
    if (!byte.ok || !next.ok) throw new Error(`${text} cannot be played`);
    log.push(byte.value);
    state = next.value;
  }
  return { log: Uint8Array.from(log), dice: state.dice };
}

/** A seed for the first person under which the draws after `dice` dice are these. */
function loadedSeed(
  id: string,
  seats: readonly GameSeat[],
  dice: number,
  next: readonly number[],
): Uint8Array {
  const person = seats.findIndex(({ sitter }) => sitter.kind === 'player');
  for (let trial = 0; trial < 1_000_000; trial += 1) {
    const seed = new Uint8Array(16);
    new DataView(seed.buffer).setUint32(0, trial);
    const seeds = seats.map((seat, index) => (index === person ? seed : (seat.seed ?? seed)));
    const falls = next.every((die, index) => {
      const draw = dice + 2 + index;
      return drawDie(link(CHAIN_LENGTH - draw), { game: id, seeds }, draw) === die;
    });
    if (falls) return seed;
  }
  throw new Error('no seed makes the dice fall so');
}

let loaded = 0;

/** Stores a game that stands where its plies and the next dice bring it, as of now, and returns it. */
export async function loadGame(core: Core, loading: Loading): Promise<SecretGame> {
  loaded += 1;
  const id = `loaded${String(loaded).padStart(10, '0')}`;
  const rules = { ...PRESETS.classic, ...loading.rules };
  const people = Object.values(loading.seats).filter((who) => typeof who === 'string');
  const players = new Map<string, Player>();
  for (const id of people)
    players.set(id, (await core.store.readPlayer(id)) ?? samplePlayer({ id, name: '' }));
  const seated = (id: string): GameSeat['sitter'] => {
    const player = players.get(id) ?? samplePlayer({ id, name: '' });
    return {
      kind: 'player',
      player: id,
      name: player.name,
      misses: 0,
      botPlays: false,
      ...availabilityOf(player, core.clock.nowMs()),
    };
  };
  const seats = Object.entries(loading.seats).map(([colour, who], index): GameSeat => ({
    colour: seatOf(colour as Colour),
    seed: new Uint8Array(16).fill(index + 1),
    sitter: typeof who === 'string' ? seated(who) : { kind: 'bot', level: who.bot },
  }));
  const taken = seats.flatMap(({ colour }) => (colour === null ? [] : [colour]));
  const { log, dice } = logOf(loading, rules, taken);
  const person = seats.findIndex(({ sitter }) => sitter.kind === 'player');
  const seed = loadedSeed(id, seats, dice, loading.next ?? []);
  const game: SecretGame = {
    id,
    version: 1,
    status: 'playing',
    createdAtMs: core.clock.nowMs(),
    rules,
    rolling: 'auto',
    turnTime: '24h',
    public: false,
    strict: false,
    seats: seats.map((seat, index) => (index === person ? { ...seat, seed } : seat)),
    creator: 0,
    inviteSecret: null,
    first: seatOf(loading.first),
    log,
    plyOrigins: { bot: [], planned: [], missed: [] },
    dice: { commitment: link(CHAIN_LENGTH), link: link(CHAIN_LENGTH - dice - 1) },
    rolled: false,
    by: null,
    decision: null,
    finishedAtMs: null,
    wakeAtMs: null,
    secrets: { secret: SECRET, checkpoint: null },
    ...loading.with,
  };
  const stored = {
    ...advance(game, core.clock.nowMs(), loading.by === undefined ? null : seatOf(loading.by)),
    version: 1,
  };
  for (const player of people) await core.store.addMembership(player, id, core.clock.nowMs());
  await core.store.createGame(stored);
  return stored;
}
