/** Folders have one direction and files no circles (docs/architecture.md). Each check is shown a fault as well. */

import { describe, expect, it } from 'vitest';
import { circles, CORE_ROOMS, WEB_ROOMS, wrongRooms } from './support/rooms.ts';
import { readSources, type SourceFile } from './support/sources.ts';

const files = readSources();
const isSource = ({ path }: SourceFile): boolean => /^(packages\/[^/]+\/src|infra|web\/src)\//.test(path);

const file = (path: string, text: string): SourceFile => ({ path, text });

describe('the rooms of core', () => {
  it('are all there, and import only what is named before them', () => {
    for (const room of CORE_ROOMS.order)
      expect(
        files.some(({ path }) => path.startsWith(`${CORE_ROOMS.root}/${room}/`)),
        room,
      ).toBe(true);
    expect(wrongRooms(files, CORE_ROOMS)).toEqual([]);
  });

  it.each([
    ['game/a.ts', "import { submitMove } from '../play/submit-move.ts';", 'game may import only kernel'],
    ['model/a.ts', "import type { Core } from '../context/core.ts';", 'model may import only kernel'],
    ['kernel/a.ts', "export * from '../game/game.ts';", 'kernel may import only nothing'],
    [
      'notify/a.ts',
      "type Change = import('../triggers/item-changed.ts').ItemChange;",
      'notify may import only',
    ],
    ['play/a.ts', "import { deliver } from '../index.ts';", 'play may import only'],
    ['attic/a.ts', '', 'stands in no room'],
  ])('would not pass with a fault: %s, %s', (path, text, rule) => {
    const [wrong, ...more] = wrongRooms([file(`${CORE_ROOMS.root}/${path}`, text)], CORE_ROOMS);
    expect(wrong).toContain(rule);
    expect(wrong).toContain(CORE_ROOMS.root);
    expect(more).toEqual([]);
  });
});

describe('the rooms of the app', () => {
  it('are all there, and import only what is named before them', () => {
    for (const room of WEB_ROOMS.order)
      expect(
        files.some(({ path }) => path.startsWith(`${WEB_ROOMS.root}/${room}/`)),
        room,
      ).toBe(true);
    expect(wrongRooms(files, WEB_ROOMS)).toEqual([]);
  });

  it.each([
    ['board/A.svelte', '<script lang="ts">\n  import Seats from \'../table/Seats.svelte\';\n</script>'],
    ['i18n/a.ts', "import { client } from '../api/client.ts';"],
    ['model/a.ts', "import type { Session } from '#lib/online/session.svelte.ts';"],
    ['chat/a.ts', "const { go } = await import('../shell/opening.ts');"],
    ['ui/a.css', "@import '../table/table.css';"],
    ['shell/a.ts', "import { load } from '../../routes/+layout.ts';"],
  ])('would not pass with a fault: %s, %s', (path, text) => {
    expect(wrongRooms([file(`${WEB_ROOMS.root}/${path}`, text)], WEB_ROOMS)).toHaveLength(1);
  });

  it('pass with what is right', () => {
    const right =
      "import { a } from '../kernel/a.ts';\nimport '#lib/ui/theme.css';\nimport { b } from './b.ts';";
    expect(wrongRooms([file(`${WEB_ROOMS.root}/table/a.ts`, right)], WEB_ROOMS)).toEqual([]);
  });
});

describe('files', () => {
  it('import nothing that leads back to them, types included', () => {
    expect(circles(files.filter(isSource))).toEqual([]);
  });

  it('would not pass with a circle of types, nor with one through a component', () => {
    const types = [
      file('packages/a/src/a.ts', "import type { B } from './b.ts';"),
      file('packages/a/src/b.ts', "export type { A } from './a.ts';"),
    ];
    expect(circles(types)).toEqual([
      'circle: packages/a/src/a.ts → packages/a/src/b.ts → packages/a/src/a.ts',
    ]);
    const mixed = [
      file('web/src/lib/ui/A.svelte', "<script>\n  import { b } from '#lib/ui/b.ts';\n</script>"),
      file('web/src/lib/ui/b.ts', "import A from './A.svelte';"),
    ];
    expect(circles(mixed)).toHaveLength(1);
    const worker = [
      file('web/src/lib/ui/c.ts', "new Worker(new URL('./d.ts', import.meta.url));"),
      file('web/src/lib/ui/d.ts', "import type { C } from './c.ts';"),
    ];
    expect(circles(worker)).toEqual([]);
  });
});
