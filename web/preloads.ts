/**
 * Lists the files of the pages that shared links lead to. A server that sends such a page has browsers fetch them together
 * with the app's entry, rather than after the app has started.
 */

import type { Plugin, Rolldown } from 'vite';
import type { Preloads } from '../packages/preview/src/preloads.ts';

/** Pages by the first part of their path. */
const PAGES = { g: '/routes/g/[id]/+page.svelte', i: '/routes/i/[code]/+page.svelte' } as const;

const MAIN_TEXTS = /\/lib\/i18n\/([\w-]+)\/main\.ts$/;

const isChunk = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): output is Rolldown.OutputChunk =>
  output.type === 'chunk';

/** The paths of a chunk and all its static imports, styles included. */
function filesOf(chunk: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const all = new Set([chunk]);
  for (const { imports } of all) {
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported) all.add(imported);
    }
  }
  return [...all].flatMap(({ fileName, viteMetadata }) => [
    `/${fileName}`,
    ...[...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
  ]);
}

export const preloads: Plugin = {
  name: 'preloads',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks = new Map(
      Object.values(bundle)
        .filter(isChunk)
        .map((chunk) => [chunk.fileName, chunk]),
    );
    const entryOf = (page: string): Rolldown.OutputChunk => {
      const shows = (id: string): boolean =>
        this.getModuleInfo(id)?.importedIds.some((imported) => imported.endsWith(page)) ?? false;
      const entry = [...chunks.values()].find(
        ({ facadeModuleId }) => facadeModuleId && shows(facadeModuleId),
      );
      return entry ?? this.error(`nothing shows ${page}`);
    };
    const texts = [...chunks.values()].flatMap(({ facadeModuleId, fileName }) => {
      const [, language] = MAIN_TEXTS.exec(facadeModuleId ?? '') ?? [];
      return language === undefined ? [] : [[language, `/${fileName}`] as const];
    });
    const files: Preloads = {
      pages: { g: filesOf(entryOf(PAGES.g), chunks), i: filesOf(entryOf(PAGES.i), chunks) },
      texts: Object.fromEntries(texts),
    };
    this.emitFile({ type: 'asset', fileName: '_app/preloads.json', source: JSON.stringify(files) });
  },
};
