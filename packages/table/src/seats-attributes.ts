/**
 * The seats of a game as attributes. `q` has three characters a seat: colour, occupant, misses. The players' ids, names
 * and seeds are lists in the order of the seats; so are availability and plans, if any player has them. A bot's seed
 * follows from the commitment and is not stored.
 */

import { LEVELS } from '@aeroplane/bot';
import type { GameSeat, Sitter } from '@aeroplane/core';
import { botSeed, SEED_BYTES } from '@aeroplane/dice';
import type { Seat } from '@aeroplane/engine';
import { binary, optionalBinary, text, textOf, texts, textsOf, type Item } from './attribute.ts';
import { packRest, unpackRest } from './availability-text.ts';
import { packPlan, unpackPlan } from './plan-text.ts';

const ID_BYTES = 12;

const BOT_LETTERS: Readonly<Record<(typeof LEVELS)[number], string>> = { easy: 'e', medium: 'm', hard: 'h' };

function letterOf(sitter: Sitter): string {
  switch (sitter.kind) {
    case 'open':
      return sitter.reservedFor === null ? 'o' : 'k';
    case 'player':
      return sitter.botPlays ? 'P' : 'p';
    case 'former':
      return 'f';
    case 'bot':
      return BOT_LETTERS[sitter.level];
  }
}

const idBytes = (id: string): Uint8Array => Buffer.from(id, 'base64url');

export function packSeats(seats: readonly GameSeat[]): Item {
  const ids: Uint8Array[] = [];
  const names: string[] = [];
  const seeds: Uint8Array[] = [];
  const rests: string[] = [];
  const plans: string[] = [];
  let letters = '';
  for (const { colour, seed, sitter } of seats) {
    letters += `${colour ?? '-'}${letterOf(sitter)}${sitter.kind === 'player' ? sitter.misses : 0}`;
    if (sitter.kind === 'open' && sitter.reservedFor !== null) ids.push(idBytes(sitter.reservedFor));
    // Kept for checking the dice, which a former player's seed still feeds (docs/design.md#dice).
    if (sitter.kind === 'former' && seed !== null) seeds.push(seed);
    if (sitter.kind !== 'player') continue;
    ids.push(idBytes(sitter.player));
    names.push(sitter.name);
    rests.push(packRest(sitter));
    plans.push(packPlan(sitter.plan));
    if (seed !== null) seeds.push(seed);
  }
  return {
    q: text(letters),
    ...(ids.length > 0 && { p: binary(Buffer.concat(ids)) }),
    ...(names.length > 0 && { n: texts(names) }),
    ...(seeds.length > 0 && { e: binary(Buffer.concat(seeds)) }),
    ...(rests.some(Boolean) && { z: texts(rests) }),
    ...(plans.some(Boolean) && { h: texts(plans) }),
  };
}

/** `started`: the bots have their colours, so their seeds are known. */
export function unpackSeats(item: Item, commitment: Uint8Array, started: boolean): GameSeat[] {
  const ids = optionalBinary(item, 'p') ?? new Uint8Array();
  const seeds = optionalBinary(item, 'e') ?? new Uint8Array();
  const [names, rests, plans] = [textsOf(item, 'n'), textsOf(item, 'z'), textsOf(item, 'h')];
  let [id, player, seed] = [0, 0, 0];
  const nextSeed = (): Uint8Array => seeds.slice(seed * SEED_BYTES, ++seed * SEED_BYTES);
  const nextId = (): string => {
    const bytes = ids.subarray(id, id + ID_BYTES);
    id += ID_BYTES;
    return Buffer.from(bytes).toString('base64url');
  };
  return (textOf(item, 'q').match(/.../g) ?? []).map(([colourText, letter, misses]): GameSeat => {
    const colour = colourText === '-' ? null : (Number(colourText) as Seat);
    const level = LEVELS.find((one) => BOT_LETTERS[one] === letter);
    if (level !== undefined) {
      const seed = started && colour !== null ? botSeed(commitment, colour) : null;
      return { colour, seed, sitter: { kind: 'bot', level } };
    }
    if (letter === 'o' || letter === 'k') {
      return { colour, seed: null, sitter: { kind: 'open', reservedFor: letter === 'k' ? nextId() : null } };
    }
    if (letter === 'f') return { colour, seed: nextSeed(), sitter: { kind: 'former' } };
    const name = names[player] ?? '';
    const rest = unpackRest(rests[player] ?? '');
    const plan = unpackPlan(plans[player] ?? '');
    player += 1;
    return {
      colour,
      seed: nextSeed(),
      sitter: {
        kind: 'player',
        player: nextId(),
        name,
        misses: Number(misses),
        botPlays: letter === 'P',
        ...rest,
        ...(plan !== undefined && { plan }),
      },
    };
  });
}
