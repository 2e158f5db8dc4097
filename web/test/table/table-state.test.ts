import { boardTurned, piecesOf } from '@aeroplane/board';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { useMessages } from '../../src/lib/i18n/messages.ts';
import { positionAt } from '../../src/lib/model/log.ts';
import { USUAL } from '../../src/lib/platform/device-settings.ts';
import { device } from '../../src/lib/platform/device.svelte.ts';
import { Effects } from '../../src/lib/sound/effects.ts';
import { TableScene } from './table-scene.svelte.ts';

useMessages(en);

/** Longer than a few plies take to play back. */
const PLAYED_BACK_MS = 10_000;
const PLIES = 2;

let scene: TableScene;
let heard: string[];

const open = (...options: ConstructorParameters<typeof TableScene>): TableScene => {
  scene = new TableScene(...options);
  flushSync();
  return scene;
};

const playedBack = () => vi.advanceTimersByTimeAsync(PLAYED_BACK_MS);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    setTimeout(() => frame(performance.now()), 16),
  );
  heard = [];
  vi.spyOn(Effects.prototype, 'play').mockImplementation((cue) => void heard.push(cue));
  device.settings = USUAL;
});

afterEach(() => {
  scene.table.playback.stop();
  scene.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table that is opened', () => {
  it('shows the game as it stands if nothing is new, with its die on the table', () => {
    const { table, session } = open();
    expect(table.playback.busy).toBe(false);
    expect(table.board.dice[2]).toBe(2);
    expect(table.board.active).toBe(2);
    expect(table.action).toBe('choose');
    expect(table.choices.all.map(({ text }) => text)).toEqual(['L', '0']);
    expect(session.seenPlies).toEqual([PLIES]);
    expect(heard).toEqual(['turn']);
  });

  it('plays back what is new before it asks for a choice, marks it as seen, and calls the reader last', async () => {
    const { table, session } = open({ from: 0 });
    expect(table.playback.busy).toBe(true);
    expect(table.showing.away).toBe(true);
    expect(table.board.playedBack).toBe(2);
    expect(table.action).toBeUndefined();
    expect(table.choices.all).toEqual([]);
    expect(session.seenPlies).toEqual([]);

    await playedBack();
    expect(table.showing.away).toBe(false);
    expect(table.board.playedBack).toBeNull();
    expect(table.action).toBe('choose');
    expect(session.seenPlies).toEqual([PLIES]);
    expect(heard.at(-1)).toBe('turn');
    expect(heard.filter((cue) => cue === 'turn')).toHaveLength(1);
  });

  it.each([
    ['rolls the first die of a game before its reader', undefined, true],
    ['shows the first die of a game at rest to a reader who followed a link', 0, false],
  ])('%s', (_, linkedPly, rolls) => {
    const { table } = open({
      rolling: 'tap',
      change: { die: 2 },
      ...(linkedPly !== undefined && { linkedPly }),
    });
    expect(table.playback.busy).toBe(rolls);
    expect(heard).toEqual(rolls ? ['roll'] : []);
  });

  it('shows the ply of a link, and marks nothing as seen', async () => {
    const { table, session, opened } = open({ from: 0, linkedPly: 1 });
    await playedBack();
    expect(table.board.position).toBe(positionAt(opened.log, 1));
    expect(table.board.active).toBe(2);
    expect(table.side.sliderOpen).toBe(true);
    expect(table.sideOpen).toBe(true);
    expect(table.showing.recap.from).toBeUndefined();
    expect(session.seenPlies).toEqual([]);

    table.side.look = undefined;
    flushSync();
    expect(table.board.position).toBe(positionAt(opened.log, PLIES));
    expect(session.seenPlies).toEqual([PLIES]);
  });

  it('runs its clock, and sends a pending choice when it is left', async () => {
    const { table, session } = open();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
    device.settings = { ...USUAL, confirmation: 'undo' };
    const opened = table.nowMs;
    const stop = table.start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(table.nowMs).toBe(opened + 15_000);
    const [choice] = table.choices.all;
    if (choice) table.select(choice);
    stop();
    expect(session.submitted).toEqual(['L']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.nowMs).toBe(opened + 15_000);
  });
});

describe('a game that goes on', () => {
  it('is played back, and calls the reader for each decision once', async () => {
    const { table, session } = open();
    [table.side.planOpen, table.side.plannedMove] = [true, table.choices.all[0]];
    scene.playOn();
    flushSync();
    expect(table.playback.busy).toBe(true);
    expect(table.choices.preview).toBeUndefined();
    expect(table.action).toBeUndefined();
    await playedBack();
    expect(table.playback.shown).toBe(PLIES + 2);
    expect(table.action).toBe('choose');
    expect(session.seenPlies).toEqual([PLIES, PLIES + 2]);
    scene.change = { version: 99 };
    flushSync();
    expect(heard.filter((cue) => cue === 'turn')).toHaveLength(2);
  });

  it('waits while the reader looks back', async () => {
    const { table, session, opened } = open();
    table.side.look = { ply: 1 };
    flushSync();
    scene.playOn();
    await playedBack();
    expect(table.playback.shown).toBe(PLIES);
    expect(table.board.position).toBe(positionAt(opened.log, 1));
    expect([table.board.settled, table.action]).toEqual([false, undefined]);

    table.side.look = undefined;
    await playedBack();
    expect(table.playback.shown).toBe(PLIES + 2);
    expect(session.seenPlies.at(-1)).toBe(PLIES + 2);
  });

  it('drops a choice for an earlier ply', async () => {
    const { table, session } = open();
    device.settings = { ...USUAL, confirmation: 'undo' };
    const [choice] = table.choices.all;
    if (choice) table.select(choice);
    expect(table.decision.pending).toBe(choice);
    scene.playOn();
    flushSync();
    expect(table.decision.pending).toBeUndefined();
    expect(table.decision.selection.choice).toBeUndefined();
    await playedBack();
    expect(session.submitted).toEqual([]);
  });

  it('rotates the board at once, and skips the ply being played back', async () => {
    const { table, opened } = open({ from: 0 });
    expect(table.board.rotation).toBe(2);
    device.settings = { ...USUAL, ownColourBelow: false };
    await vi.advanceTimersByTimeAsync(100);
    expect(table.board.rotation).toBe(0);
    expect(table.playback.shown).toBe(PLIES);
    const position = positionAt(opened.log, PLIES);
    expect(table.board.pieces).toEqual(position && piecesOf(boardTurned(0), position));
  });

  it('can be shown again since the last visit, until the reader decides', async () => {
    const { table } = open({ from: 0 });
    await playedBack();
    table.showAgain();
    flushSync();
    expect([table.playback.shown, table.showing.away]).toEqual([0, true]);
    await playedBack();
    const [choice] = table.choices.all;
    if (!choice) throw new Error('there is a choice');
    table.select(choice);
    table.select(choice);
    table.showAgain();
    expect(table.playback.shown).toBe(PLIES);
  });
});

describe('a choice', () => {
  it('is looked at first, and sent when it is chosen again', async () => {
    const { table, session, focused } = open();
    table.side.look = { ply: 1 };
    const [, move] = table.choices.all;
    if (!move) throw new Error('there are two choices');
    table.select(move);
    expect(table.side.look).toBeUndefined();
    expect(table.choices.preview).toBe(move);
    expect(table.decision.ready).toBe(true);
    expect(session.submitted).toEqual([]);
    table.select(move);
    expect(session.submitted).toEqual(['0']);
    expect(focused).toEqual(['strip']);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.moved).toBe(true);
  });

  it('is not sent while another call is on its way', () => {
    const { table, session } = open();
    session.sending = true;
    const [choice] = table.choices.all;
    if (choice) [1, 2].forEach(() => table.select(choice));
    expect(session.submitted).toEqual([]);
  });

  it('waits if it can be undone, with the focus on Undo', async () => {
    const { table, session, focused } = open();
    device.settings = { ...USUAL, confirmation: 'undo' };
    table.pick(table.choices.all[1]?.origin ?? 0);
    expect(table.decision.pending?.text).toBe('0');
    expect(table.choices.pendingText).toBe('Plane on step 0: jump to 6');
    await vi.advanceTimersByTimeAsync(0);
    expect(focused).toEqual(['action']);
    table.undo();
    expect(focused).toEqual(['action', 'strip']);
    expect(table.choices.pendingText).toBeUndefined();
    await playedBack();
    expect(session.submitted).toEqual([]);
  });

  it('is previewed in this order: pending, glanced at, selected, planned', () => {
    const { table } = open();
    const [launch, move] = table.choices.all;
    if (!launch || !move) throw new Error('there are two choices');
    const planned = { ...move, text: 'planned' };
    table.side.plannedMove = planned;
    expect(table.choices.preview).toBeUndefined();
    table.side.planOpen = true;
    expect(table.choices.preview).toBe(planned);
    table.select(launch);
    expect(table.choices.preview).toBe(launch);
    table.choices.glance = move;
    expect(table.choices.preview).toBe(move);
    device.settings = { ...USUAL, confirmation: 'undo' };
    table.select(launch);
    expect(table.choices.preview).toBe(launch);
    table.choices.glance = planned;
    table.undo();
    expect(table.choices.preview).toBe(launch);
  });

  it('is listed by the plane that was picked', () => {
    const { table } = open();
    const [launch, move] = table.choices.all;
    expect(table.choices.listed).toEqual([launch, move]);
    table.decision.selection.plane = move?.origin;
    expect(table.choices.listed).toEqual([move]);
    expect([...table.choices.labels.values()]).toEqual([
      'Plane in the hangar, launches',
      'Plane on step 0, moves 0 to 6',
    ]);
  });
});

describe('the action of a table', () => {
  it('is to roll by hand', async () => {
    const { table } = open({ change: { die: null, legal: [] } });
    expect(table.action).toBe('roll');
    expect(heard).toEqual(['turn']);
    scene.change = { die: null, legal: [], toAct: 'red' };
    expect(table.action).toBeUndefined();
  });

  it('is to take the seat back from a bot', () => {
    const { seats } = open().view;
    scene.change = {
      die: null,
      legal: [],
      toAct: 'red',
      seats: seats.map((seat) => ({ ...seat, held: true })),
    };
    expect(scene.table.botPlays).toBe(true);
    expect(scene.table.action).toBe('takeBack');
  });

  it('is over once the end of a game was played back', async () => {
    const { table } = open({ from: 0, change: { status: 'finished', toAct: null, die: null, legal: [] } });
    expect([table.over, table.reported, table.action]).toEqual([false, false, undefined]);
    await playedBack();
    expect([table.over, table.reported, table.action]).toEqual([true, true, 'over']);
  });
});

describe('the side of a table', () => {
  it('opens one way of looking back at a time', () => {
    const { side } = open().table;
    side.sliderOpen = true;
    side.reportOpen = true;
    expect([side.sliderOpen, side.reportOpen]).toEqual([false, true]);
    side.sliderOpen = true;
    expect([side.sliderOpen, side.reportOpen]).toEqual([true, false]);
  });

  it('is open with a plan where one can plan, and with the report where there is one', async () => {
    const { table } = open();
    table.side.planOpen = true;
    expect([table.planning, table.sideOpen]).toEqual(['orders', true]);
    table.side.reportOpen = true;
    scene.change = { rolling: 'tap' };
    expect([table.planning, table.sideOpen]).toEqual(['nothing', false]);
    scene.change = { status: 'finished', toAct: null, die: null, legal: [] };
    expect(table.sideOpen).toBe(true);
    table.side.reportOpen = false;
    expect(table.sideOpen).toBe(false);
  });

  it('has no plan in a game on this device', () => {
    const { table } = open({ online: false });
    table.side.planOpen = true;
    expect([table.planning, table.sideOpen]).toEqual(['nothing', false]);
  });
});
