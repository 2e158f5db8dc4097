/** A table without a page: a game of one person, blue, against a bot, whose dice the test chooses. */

import { PRESETS } from '@aeroplane/engine';
import type { View } from '../../src/lib/api-types/types.ts';
import { localView } from '../../src/lib/local/local-view.ts';
import {
  advance,
  movesToChoose,
  newLocalGame,
  openLocalGame,
  play,
  type LocalGame,
  type OpenedGame,
} from '../../src/lib/model/local-game.ts';
import type { TableSession } from '../../src/lib/model/table-session.ts';
import { TableState } from '../../src/lib/table/table-state.svelte.ts';

/** Blue launches, red passes, and blue then has a choice: to launch again, or to move. */
export const TO_A_CHOICE = [2, 1, 2];
/** After blue has moved: red passes, and blue has a choice again. */
const TO_ANOTHER_CHOICE = [1, 2];

const diceOf = (faces: readonly number[]) => {
  const left = [...faces];
  return (): number => {
    const face = left.shift();
    if (face === undefined) throw new Error('there is no further roll');
    return face;
  };
};

function begun(rolling: LocalGame['rolling']): OpenedGame {
  const seats = [
    { colour: 'red', name: null, level: 'easy' },
    { colour: 'blue', name: 'Bo' },
  ] as const;
  const setup = { rules: PRESETS.classic, rolling, seats } as const;
  const opened = openLocalGame(newLocalGame(setup, { id: 'a', nowMs: 0, chooseFirst: () => 1 }));
  if (!opened) throw new Error('a new game opens');
  return opened;
}

class SceneSession implements TableSession {
  readonly id = 'a';
  readonly everybodyHere = false;
  sending = $state(false);
  readonly word = '';
  readonly from: number;
  readonly seenPlies: number[] = [];
  readonly submitted: string[] = [];

  constructor(from: number) {
    this.from = from;
  }

  seen(ply: number): void {
    this.seenPlies.push(ply);
  }

  async submit(move: string): Promise<boolean> {
    this.submitted.push(move);
    return true;
  }

  async roll(): Promise<boolean> {
    return true;
  }
}

interface SceneOptions {
  /** How many plies were seen on an earlier visit; all of them by default. */
  readonly from?: number;
  readonly linkedPly?: number;
  readonly online?: boolean;
  readonly rolling?: LocalGame['rolling'];
  /** Overrides fields of the view. */
  readonly change?: Partial<View>;
}

export class TableScene {
  opened = $state.raw() as OpenedGame;
  /** Overrides fields of the view. */
  change = $state.raw<Partial<View>>({});
  readonly session: SceneSession;
  readonly table: TableState;
  /** The calls of the strip. */
  readonly focused: string[] = [];
  readonly close: () => void;

  constructor({ from, linkedPly, online = true, rolling = 'auto', change = {} }: SceneOptions = {}) {
    this.opened = advance(begun(rolling), diceOf(TO_A_CHOICE), 0);
    this.change = change;
    this.session = new SceneSession(from ?? this.opened.log.plies.length);
    const session = this.session;
    const [view, log] = [() => this.view, () => this.opened.log];
    const source = {
      session,
      online,
      get view() {
        return view();
      },
      get log() {
        return log();
      },
    };
    let table: TableState | undefined;
    this.close = $effect.root(() => {
      table = new TableState(source, linkedPly);
    });
    if (!table) throw new Error('an effect root runs at once');
    this.table = table;
    this.table.strip = {
      focus: () => this.focused.push('strip'),
      focusAction: () => this.focused.push('action'),
    };
  }

  get view(): View {
    return { ...localView(this.opened), ...this.change };
  }

  /** Blue makes the first of its moves, and the game goes on to its next choice. */
  playOn(): void {
    const [move = 0] = movesToChoose(this.opened);
    this.opened = play(this.opened, move, diceOf(TO_ANOTHER_CHOICE), 0);
  }
}
