/** One visit of a player: the requests of the app, and moves while it is the player's turn. */

import type { View } from '@aeroplane/api';
import type { Answer, Client } from '../support/client.ts';
import type { Meter } from './meter.ts';
import { PEOPLE } from './usage.ts';

/** Moves the most advanced plane: a fair strategy that ends games. */
const chooseLead = (legal: readonly string[]): string =>
  [...legal].sort((a, b) => stepOf(b) - stepOf(a))[0] ?? '';

/** A launch begins with a letter. */
const stepOf = (move: string): number => Number.parseInt(move, 10) || 0;

/**
 * One visit: opens the app, plays while it is the player's turn, and watches for a while. Returns the number of
 * decisions.
 */
export async function visit(
  person: Client,
  id: string,
  meter: Meter,
  clock: { nowMs: number },
  follow: () => Promise<void>,
): Promise<number> {
  meter.files(PEOPLE.filesAVisit, PEOPLE.bytesOfFilesAVisit);
  for (const path of ['/api/me', '/api/me/games', '/api/me/push']) await person.get(path);
  let answer: Answer<View> = await person.view(id);
  let decisions = 0;
  while (answer.body.legal.length > 0) {
    const { ply, legal } = answer.body;
    await person.seen(id, ply);
    answer = await person.move(id, ply, chooseLead(legal), ply);
    if (answer.status !== 200) throw new Error(answer.text);
    decisions += 1;
    await follow();
    answer = await poll(person, id, clock);
  }
  await person.seen(id, answer.body.ply);
  return decisions;
}

/** Polls as long as a visit lasts after a move, and returns the view. */
async function poll(person: Client, id: string, clock: { nowMs: number }): Promise<Answer<View>> {
  const first = await person.view(id);
  const etag = first.headers.get('ETag') ?? '';
  if (first.body.legal.length > 0) return first;
  for (let second = 0; second < PEOPLE.secondsAfterMove; second += PEOPLE.pollSeconds) {
    clock.nowMs += PEOPLE.pollSeconds * 1000;
    await person.get(`/api/games/${id}`, { 'If-None-Match': etag });
  }
  return first;
}
