import { describe, expect, it } from 'vitest';

import { run } from './memory-terminal.ts';

const board = async (position: string): Promise<string[]> => (await run(['board', position])).out.split('\n');

describe('board', () => {
  it('draws every place and every plane', async () => {
    expect(await board("r:H,0',12+12,F y:- b:H,7,7,53 g:x turn=r sixes=1 rank=-")).toMatchInlineSnapshot(`
      [
        "  .       .             r   y   b   g   r      o      .       .",
        "                   g                         y",
        "  .       .       b             :             b       .       B1",
        "                  y             :             g",
        " o      y   b      r>           B1           r      b   B2",
        "   r             g              :              y>            r",
        "  g                             :                             y",
        "  R2+                           *                             b",
        "  y     :   :   :   :   :   *       *   :   :   :   :   :     g",
        "  r                             R1                            r",
        "  g                             :                             y",
        "   b             g>             :              y             b",
        "        y   r      b            :            b>     r   g      o",
        "                  y             :             g",
        "  R1      .       r             :             r       .       .",
        "                   g                         y",
        "  .       .      R1     b   y   r   g   b             .       .",
        "",
        "red to roll, sixes so far: 1",
        "red    H 0' 12+12 F",
        "yellow nobody",
        "blue   H 7 7 53",
        "green  has left",
        "",
        "R2 planes (+ stacked)   r cell of a colour   r> shortcut",
        "o launch cell   : home column   * home   . hangar",
        "",
      ]
    `);
  });

  it('has 52 cells, 13 of each colour, four of them shortcuts, with any players', async () => {
    const lines = (await board('r:H,H,H,H y:H,H,H,H b:H,H,H,H g:H,H,H,H turn=r sixes=0 rank=-')).slice(0, 17);
    const drawn = lines.join(' ');
    for (const colour of 'rybg') expect(drawn.match(new RegExp(`\\b${colour}\\b`, 'g'))).toHaveLength(13);
    for (const colour of 'RYBG') expect(drawn.match(new RegExp(`\\b${colour}1\\b`, 'g'))).toHaveLength(4);
    expect(drawn.match(/[rybg]>/g)?.sort()).toEqual(['b>', 'g>', 'r>', 'y>']);
    expect(drawn.match(/:/g)).toHaveLength(20);
    expect(drawn.match(/\*/g)).toHaveLength(4);
    expect(drawn.match(/o/g)).toHaveLength(4);
  });

  it('looks the same from every seat, turned by a quarter', async () => {
    // A plane on step 8 of each seat: left of the middle, then at the top, right and bottom.
    const lines = await board('r:8 y:8 b:8 g:8 turn=r sixes=0 rank=-');
    const line = (planes: string): number => lines.findIndex((text) => text.includes(planes));
    expect(['R1', 'Y1', 'B1', 'G1'].map(line)).toEqual([11, 1, 5, 15]);
  });

  it('needs a readable position and nothing else', async () => {
    expect((await run(['board', 'r:H,H,H,H,H,H y:- b:- g:- turn=r sixes=0 rank=-'])).out).toContain('R3');
    expect(await run(['board', 'nonsense'])).toMatchObject({ status: 1, out: '' });
  });

  it('lists who has finished, who left and that a game is over', async () => {
    const lines = await board('r:F,F,F,F y:x b:H,H,H,H g:- turn=- sixes=0 rank=rby');
    expect(lines).toContain('the game is over');
    expect(lines).toContain('ranked: red, blue, yellow');
    expect(lines).toContain('yellow has left');
    expect(lines).toContain('green  nobody');
    expect(lines[9]).toContain('R4');
  });
});
