/** The directions between folders of one package, and circles between files: each check names the rule that is broken. */

import path from 'node:path';
import { importsOf, type SourceFile } from './sources.ts';

/** Folders in an order: a file may import from its own folder and from those named before it. */
export interface Rooms {
  readonly root: string;
  readonly order: readonly string[];
  /** What stands above all rooms and may import them all. */
  readonly above: readonly string[];
}

export const CORE_ROOMS: Rooms = {
  root: 'packages/core/src',
  order: [
    'kernel',
    'availability',
    'plans',
    'game',
    'model',
    'ports',
    'context',
    'lists',
    'community',
    'account',
    'play',
    'notify',
    'triggers',
  ],
  above: ['index.ts'],
};

export const WEB_ROOMS: Rooms = {
  root: 'web/src/lib',
  order: [
    'kernel',
    'api-types',
    'i18n',
    'model',
    'api',
    'platform',
    'ui',
    'board',
    'sound',
    'playback',
    'offline',
    'install',
    'push',
    'account',
    'new-game',
    'fairness',
    'settings',
    'moderation',
    'online',
    'chat',
    'plan',
    'report',
    'table',
    'room',
    'local',
    'home',
    'rules',
    'results',
    'mail',
    'shell',
  ],
  above: [],
};

/** The file that an import names, where it is one of the project's by its path. */
function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith('#lib/')) return `${WEB_ROOMS.root}/${from.slice('#lib/'.length)}`;
  return from.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), from).replace(/\?.*$/, '')
    : undefined;
}

const roomOf = (file: string, { root }: Rooms): string | undefined =>
  file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/')[0] : undefined;

/** Imports of a room from one that is not named before it, and files that stand in no room. */
export function wrongRooms(files: readonly SourceFile[], rooms: Rooms): string[] {
  const placeOf = (room: string): number =>
    rooms.above.includes(room) ? rooms.order.length : rooms.order.indexOf(room);
  return files.flatMap((file) => {
    const own = roomOf(file.path, rooms);
    if (own === undefined) return [];
    const place = placeOf(own);
    if (place < 0)
      return [`${rooms.root}: ${file.path} stands in no room; the rooms are ${rooms.order.join(', ')}`];
    return importsOf(file).flatMap(({ from }) => {
      const target = targetOf(file.path, from);
      const room = target === undefined ? undefined : roomOf(target, rooms);
      if (room === undefined) {
        // From a room, a path out of all rooms leads to what stands above them.
        const climbs = target !== undefined && !target.startsWith(`${rooms.root}/`);
        return climbs ? [`${rooms.root}: ${file.path} imports ${from}, which stands above the rooms`] : [];
      }
      const other = placeOf(room);
      if (other >= 0 && other <= place) return [];
      const allowed = rooms.order.slice(0, place).join(', ') || 'nothing';
      return [`${rooms.root}: ${file.path} imports ${from}, but ${own} may import only ${allowed}`];
    });
  });
}

/** Circles of imports, types included: for each, its files in an order in which each imports the next. */
export function circles(files: readonly SourceFile[]): string[] {
  const known = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      found.push(`circle: ${[...trail.slice(start), file].join(' → ')}`);
      return;
    }
    const source = known.get(file);
    if (done.has(file) || source === undefined) return;
    for (const { from } of importsOf(source)) {
      const target = targetOf(file, from);
      if (target !== undefined) walk(target, [...trail, file]);
    }
    done.add(file);
  };
  for (const { path: file } of files) walk(file, []);
  return found;
}
