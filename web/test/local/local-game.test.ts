import { describe, expect, it } from 'vitest';
import { chooseMove } from '@aeroplane/bot';
import { colourOf, parseRecord, PRESETS, PRESET_NAMES, replay, type Rules } from '@aeroplane/engine';
import { firstPlaces, seatsOf, wrongPlaces } from '../../src/lib/local/local-draft.ts';
import { localRecord } from '../../src/lib/local/local-record.ts';
import { localView } from '../../src/lib/local/local-view.ts';
import { onlineGameOf } from '../../src/lib/local/online-game.ts';
import {
  advance,
  leave,
  movesToChoose,
  newLocalGame,
  openLocalGame,
  play,
  rollByHand,
  seatOnTurn,
  type LocalGame,
  type LocalSeat,
  type OpenedGame,
} from '../../src/lib/model/local-game.ts';
import { numbers } from '../games.ts';

const FOUR: readonly LocalSeat[] = [
  { colour: 'green', name: null, level: 'easy' },
  { colour: 'red', name: 'Ada' },
  { colour: 'yellow', name: null },
  { colour: 'blue', name: null, level: 'hard' },
];

const begun = (
  rules: Rules,
  {
    rolling = 'auto',
    seats = FOUR,
    first = 0,
  }: Partial<Pick<LocalGame, 'rolling' | 'seats'>> & { first?: number } = {},
): OpenedGame => {
  const game = newLocalGame({ rules, rolling, seats }, { id: 'a', nowMs: 1, chooseFirst: () => first });
  const opened = openLocalGame(game);
  if (!opened) throw new Error('a new game opens');
  return opened;
};

/** Plays a game to its end, and calls `onStop` at each action of a player. */
function playOut(
  opened: OpenedGame,
  seed: number,
  onStop: (opened: OpenedGame) => void = () => undefined,
): OpenedGame {
  const next = numbers(seed);
  const roll = (): number => next(6) + 1;
  opened = advance(opened, roll, 2);
  while (opened.game.finishedAtMs === null) {
    onStop(opened);
    const seat = seatOnTurn(opened);
    const moves = movesToChoose(opened);
    const position = opened.log.states.at(-1)?.position;
    if (opened.game.die === null) opened = rollByHand(opened, roll, 3);
    else if (seat?.level && position) {
      opened = play(opened, chooseMove('easy', opened.game.rules, position, opened.game.die, seed), roll, 3);
    } else opened = play(opened, moves[next(moves.length)] ?? 0, roll, 3);
  }
  return opened;
}

describe('a game on this device', () => {
  it('has its seats in board order, and a first player drawn among them', () => {
    const { game } = begun(PRESETS.classic, { first: 2 });
    expect(game.seats.map(({ colour }) => colour)).toEqual(['red', 'yellow', 'blue', 'green']);
    expect(game.first).toBe('blue');
    expect(game).toMatchObject({ plies: [], die: null, seen: 0, finishedAtMs: null });
  });

  it.each(PRESET_NAMES)('is played to its end by the rules of %s', (preset) => {
    const { game } = playOut(begun(PRESETS[preset]), 7);
    const record = parseRecord(localRecord(game));
    if (!record.ok) throw new Error(record.error.message);
    const replayed = replay(record.value);
    expect(replayed.broken).toBeUndefined();
    expect(replayed.state.position.turn).toBeNull();
    expect(game).toMatchObject({ die: null, finishedAtMs: 3 });
  });

  it('stops only for a choice', () => {
    const stops: number[] = [];
    playOut(begun(PRESETS.classic), 3, (opened) => stops.push(movesToChoose(opened).length));
    expect(stops.length).toBeGreaterThan(20);
    expect(Math.min(...stops)).toBeGreaterThan(1);
  });

  it('stops before each roll by hand of a person, not of a bot', () => {
    const rollers = new Set<string | undefined>();
    playOut(begun(PRESETS.quick, { rolling: 'tap' }), 5, (opened) => {
      if (opened.game.die === null) rollers.add(seatOnTurn(opened)?.colour);
    });
    expect([...rollers].sort()).toEqual(['red', 'yellow']);
  });

  it('opens again as it was, die on the table and all', () => {
    playOut(begun(PRESETS.quick), 11, (opened) => {
      const again = openLocalGame(JSON.parse(JSON.stringify(opened.game)) as LocalGame);
      expect(again?.game).toEqual(opened.game);
      expect(again?.log.states.at(-1)).toEqual(opened.log.states.at(-1));
    });
  });

  it('does not open where its plies are not legal', () => {
    expect(openLocalGame({ ...begun(PRESETS.classic).game, plies: ['3L'] })).toBeUndefined();
  });

  it('refuses illegal moves, and a second roll by hand', () => {
    const opened = advance(begun(PRESETS.classic, { rolling: 'tap' }), () => 6, 2);
    const rolled = rollByHand(opened, () => 4, 2);
    expect(() => play(opened, 0, () => 1, 2)).toThrow(RangeError);
    expect(rolled.game.plies).toEqual(['4L']);
    const six = { ...opened, game: { ...opened.game, die: 5 } };
    expect(rollByHand(six, () => 6, 2).game.plies).toEqual(['5-']);
  });

  it('passes the die of a player who leaves to the next player', () => {
    const roll = numbers(9);
    const opened = advance(begun(PRESETS.classic, { seats: FOUR.slice(1) }), () => 2 + 2 * roll(3), 2);
    const stop = movesToChoose(opened);
    expect(stop.length).toBeGreaterThan(1);
    const seat = seatOnTurn(opened);
    const { game } = leave(opened, seat?.colour ?? 'red', () => 1, 3);
    expect(game.plies[opened.game.plies.length]).toBe(`${seat?.colour} leaves`);
    const next = game.plies[opened.game.plies.length + 1];
    expect(next === undefined ? game.die : Number(next[0])).toBe(opened.game.die);
  });
});

describe('the view of a game on this device', () => {
  it('asks people by name, and waits for bots', () => {
    const seen = new Set<string>();
    const over = playOut(begun(PRESETS.quick), 4, (opened) => {
      const view = localView(opened);
      const turn = opened.log.states.at(-1)?.position.turn ?? 0;
      const person = seatOnTurn(opened)?.level === undefined;
      expect(view.toAct).toBe(person ? colourOf(turn) : null);
      expect(view.legal.length).toBe(person ? movesToChoose(opened).length : 0);
      expect(view.seats.some(({ you }) => you)).toBe(false);
      seen.add(person ? 'person' : 'bot');
    });
    expect([...seen].sort()).toEqual(['bot', 'person']);
    const view = localView(over);
    expect(view).toMatchObject({ status: 'finished', toAct: null, legal: [], deadline: null });
    expect(view.seats.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4]);
  });

  it('addresses a single person as "you"', () => {
    const opened = begun(PRESETS.quick, { seats: [FOUR[1], FOUR[3]].flatMap((seat) => seat ?? []) });
    expect(localView(opened).seats).toEqual([
      { colour: 'red', name: 'Ada', kind: 'player', you: true },
      { colour: 'blue', name: null, kind: 'bot', level: 'hard' },
    ]);
  });
});

describe('the draft of a game on this device', () => {
  it('starts as a person against a bot', () => {
    expect(wrongPlaces(firstPlaces())).toBeUndefined();
    expect(seatsOf(firstPlaces())).toEqual([
      { colour: 'red', name: null },
      { colour: 'blue', name: null, level: 'medium' },
    ]);
  });

  it('needs two players, and two sit opposite', () => {
    const places = firstPlaces();
    const beside = places.map((place) => ({
      ...place,
      sitter: place.colour === 'yellow' ? ('easy' as const) : place.sitter,
    }));
    expect(wrongPlaces(beside.filter(({ colour }) => colour !== 'blue'))).toBe('opposite');
    expect(wrongPlaces(beside)).toBeUndefined();
    expect(wrongPlaces(places.slice(0, 2))).toBe('tooFew');
  });

  it('trims names', () => {
    const places = firstPlaces().map((place) => ({ ...place, name: ' Bo ' }));
    expect(seatsOf(places)[0]).toEqual({ colour: 'red', name: 'Bo' });
  });
});

describe('going online', () => {
  it('keeps the rules, the colours, the bots and the own seat', () => {
    const { game } = begun(PRESETS.mainland, { rolling: 'tap' });
    expect(onlineGameOf(game, 'yellow')).toEqual({
      preset: 'mainland',
      seats: [
        { who: 'open', colour: 'red' },
        { who: 'me', colour: 'yellow' },
        { who: 'bot', colour: 'blue', level: 'hard' },
        { who: 'bot', colour: 'green', level: 'easy' },
      ],
      rolling: 'tap',
    });
    const own = { ...PRESETS.classic, planes: 3 as const };
    expect(onlineGameOf({ ...game, rules: own }, 'red')).toMatchObject({ rules: own });
  });
});
