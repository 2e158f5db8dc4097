/** The rules of the project's layout (docs/design.md#layout) as checks over files and manifests: each gives what breaks it. */

import { importsOf, packageOf, type Manifest, type SourceFile } from './sources.ts';

const OWN = '@aeroplane/';

/** What the sources of a package may import of the others, and whether of Node: `engine ← dice, bot ← core ← …`. */
const LAYERS: Readonly<Record<string, { readonly own: readonly string[]; readonly node: boolean }>> = {
  engine: { own: [], node: false },
  dice: { own: [], node: false },
  bot: { own: ['engine'], node: false },
  board: { own: ['engine'], node: false },
  texts: { own: [], node: false },
  core: { own: ['engine', 'dice', 'bot'], node: true },
  table: { own: ['engine', 'dice', 'bot', 'core'], node: true },
  delivery: { own: ['engine', 'dice', 'bot', 'core', 'texts'], node: true },
  api: { own: ['engine', 'dice', 'bot', 'core'], node: true },
  preview: { own: ['engine', 'board', 'core', 'texts'], node: true },
  functions: { own: ['engine', 'dice', 'bot', 'core', 'table', 'delivery', 'api', 'preview'], node: true },
  local: { own: ['engine', 'dice', 'bot', 'core', 'table', 'delivery', 'api', 'preview'], node: true },
  cli: { own: ['engine', 'board', 'dice'], node: true },
  infra: { own: ['table'], node: true },
};

/** What the purest packages may take from elsewhere; the others may use what they declare. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  dice: ['@noble/hashes'],
  bot: [],
  board: [],
  core: [],
  texts: [],
};

/** Of our packages, the web app runs these; of the API it knows the types. */
const WEB_RUNS = ['engine', 'dice', 'bot', 'board', 'texts'];
const WEB_TYPES = ['api'];

/** Folders of tests that are packages of their own. */
const TEST_PACKAGES = ['bench', 'cloud'];

/** Which package a file belongs to, by its folder, and whether it is a source or there for tests. */
function partsOf(path: string): { folder: string; kind: 'src' | 'test' } {
  const [top = '', name = '', kind = ''] = path.split('/');
  if (top === 'packages' && name === 'testing') return { folder: `${top}/${name}`, kind: 'test' };
  if (top === 'packages') return { folder: `${top}/${name}`, kind: kind === 'src' ? 'src' : 'test' };
  if (top === 'web') return { folder: top, kind: name === 'src' ? 'src' : 'test' };
  if (top === 'infra') return { folder: top, kind: 'src' };
  const own = top === 'test' && TEST_PACKAGES.includes(name);
  return { folder: own ? `${top}/${name}` : '', kind: 'test' };
}

/** Imports of sources against the direction of the layers. */
export function wrongDirections(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const { folder, kind } = partsOf(file.path);
    if (kind !== 'src') return [];
    return importsOf(file).flatMap(({ from, typeOnly }) => {
      const wrong = `packages: ${file.path} imports ${from}, against the direction of the packages`;
      const outside = packageOf(from);
      const own = outside?.startsWith(OWN) ? outside.slice(OWN.length) : undefined;
      if (folder === 'web') {
        const right = own === undefined || WEB_RUNS.includes(own) || (typeOnly && WEB_TYPES.includes(own));
        return right && !from.startsWith('node:') && !from.includes('/packages/') ? [] : [wrong];
      }
      const name = folder.replace('packages/', '');
      const layer = LAYERS[name];
      if (layer === undefined) return [`${folder} has no place among the layers`];
      // Another package's insides are nobody's.
      if (from.startsWith('..') && climbsOut(file.path, from)) return [wrong];
      if (from.startsWith('node:')) return layer.node ? [] : [wrong];
      if (own !== undefined) return layer.own.includes(own) ? [] : [wrong];
      const allowed = OUTSIDE[name];
      return outside === undefined || allowed === undefined || allowed.includes(outside) ? [] : [wrong];
    });
  });
}

/** Whether a relative import leaves the sources of its package. */
function climbsOut(path: string, from: string): boolean {
  const sources = path.startsWith('packages/') ? 3 : 1;
  const inside = path.split('/').slice(sources, -1).length;
  return from.split('/').filter((part) => part === '..').length > inside;
}

/** Imports that their package does not declare. Tests may also use what the root declares for all. */
export function undeclared(files: readonly SourceFile[], manifests: readonly Manifest[]): string[] {
  const manifestOf = (folder: string) => manifests.find((one) => one.folder === folder);
  const root = manifestOf('');
  return files.flatMap((file) => {
    const { folder, kind } = partsOf(file.path);
    const manifest = manifestOf(folder);
    const atRun = manifest?.dependencies ?? {};
    const known = { ...atRun, ...manifest?.devDependencies };
    return importsOf(file).flatMap(({ from, typeOnly }) => {
      const name = packageOf(from);
      if (name === undefined || name === manifest?.name) return [];
      // The web app is built, so that what it runs may be there for the build only.
      const shipped = kind === 'src' && folder !== 'web';
      const declared =
        shipped && !typeOnly ? atRun : shipped ? known : { ...known, ...root?.devDependencies };
      const ours = folder === '' && manifests.some((one) => one.name === name);
      return name in declared || ours
        ? []
        : [`${file.path} imports ${name}, which ${folder || 'the root'} does not declare`];
    });
  });
}

/** Dependencies that nothing of their package names: no file of it and no script. */
export function unused(
  files: readonly SourceFile[],
  manifests: readonly Manifest[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  return manifests.flatMap((manifest) => {
    const own = files.filter(({ path }) => partsOf(path).folder === manifest.folder);
    const imported = new Set(own.flatMap(importsOf).map(({ from }) => packageOf(from)));
    const scripts = Object.values(manifest.scripts ?? {}).join('\n');
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    return names
      .filter((name) => !imported.has(name) && !(name in reasons))
      .filter((name) => !new RegExp(`(^|[\\s&])${name}($|[\\s])`, 'm').test(scripts))
      .map((name) => `${manifest.name} declares ${name} and does not use it`);
  });
}

/** Versions that are more than one. */
export function looseVersions(manifests: readonly Manifest[]): string[] {
  return manifests.flatMap(({ name, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([one, version]) => `${name} has ${one} ${version}`),
  );
}

/** Places in a lock file that bind it to one registry. */
export const registryHosts = (lock: string): string[] => lock.match(/"resolved": "https?:[^"]*"/g) ?? [];

/** The most lines of a source, and of a file of tests. */
const MOST_LINES = { src: 300, test: 400 } as const;

/** Files that are too long, except those with a reason; and reasons that no longer apply. */
export function longFiles(files: readonly SourceFile[], reasons: Readonly<Record<string, string>>): string[] {
  const most = (path: string): number => MOST_LINES[partsOf(path).kind];
  const long = files
    .filter(({ path, text }) => text.split('\n').length - 1 > most(path))
    .map(({ path }) => path);
  return [
    ...long.filter((path) => !(path in reasons)).map((path) => `${path} has more than ${most(path)} lines`),
    ...Object.keys(reasons)
      .filter((path) => !long.includes(path))
      .map((path) => `${path} needs no reason`),
  ];
}
