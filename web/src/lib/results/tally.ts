/** Results over finished games: places by number of players, games by rules, head to head, wins in a row. */

import { PRESET_NAMES, type Preset } from '@aeroplane/engine';
import type { DoneGame } from '../api-types/types.ts';

interface PlacesRow {
  readonly players: number;
  /** How often the player came first, second … */
  readonly places: readonly number[];
}

interface RulesRow {
  /** Null for own rules. */
  readonly preset: Preset | null;
  readonly games: number;
  readonly won: number;
}

/** An opponent by name, and how often the player finished ahead of and behind them. */
interface OpponentRow {
  readonly name: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Wins in a row, up to the latest game. */
  readonly streak: number;
  readonly places: readonly PlacesRow[];
  readonly rules: readonly RulesRow[];
  /** The most frequent opponent first. */
  readonly opponents: readonly OpponentRow[];
}

const isWon = ({ rank }: DoneGame): boolean => rank === 1;

function placesOf(games: readonly DoneGame[]): PlacesRow[] {
  return [2, 3, 4].flatMap((players) => {
    const those = games.filter((game) => game.players === players);
    const places = Array.from(
      { length: players },
      (_, place) => those.filter(({ rank }) => rank === place + 1).length,
    );
    return those.length > 0 ? [{ players, places }] : [];
  });
}

function rulesOf(games: readonly DoneGame[]): RulesRow[] {
  return [...PRESET_NAMES, null].flatMap((preset) => {
    const those = games.filter((game) => game.preset === preset);
    return those.length > 0 ? [{ preset, games: those.length, won: those.filter(isWon).length }] : [];
  });
}

function opponentsOf(games: readonly DoneGame[]): OpponentRow[] {
  const rows = new Map<string, OpponentRow>();
  for (const { rank, opponents, ranks } of games) {
    opponents.forEach((name, index) => {
      // Former players have no names to tell them apart.
      if (name === null) return;
      const row = rows.get(name) ?? { name, games: 0, ahead: 0, behind: 0 };
      const theirs = ranks[index] ?? rank;
      rows.set(name, {
        name,
        games: row.games + 1,
        ahead: row.ahead + Number(rank < theirs),
        behind: row.behind + Number(rank > theirs),
      });
    });
  }
  return [...rows.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/** Adds up games, the latest first. */
export function tallyOf(games: readonly DoneGame[]): Tally {
  const lost = games.findIndex((game) => !isWon(game));
  return {
    games: games.length,
    won: games.filter(isWon).length,
    streak: lost === -1 ? games.length : lost,
    places: placesOf(games),
    rules: rulesOf(games),
    opponents: opponentsOf(games),
  };
}
