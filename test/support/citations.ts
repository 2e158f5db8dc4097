/** Citations of the project's description: `docs/rules.md#captures`, `docs/design.md#dice`. */

import type { SourceFile } from './sources.ts';

export interface Citation {
  readonly file: string;
  readonly document: string;
  readonly anchor: string;
}

export const citationsIn = ({ path, text }: SourceFile): Citation[] =>
  [...text.matchAll(/(docs\/(?:rules|design)\.md)#([\w-]+)/g)].map(([, document = '', anchor = '']) => ({
    file: path,
    document,
    anchor,
  }));

/** The anchors that GitHub gives the headings of a Markdown text, in their order. */
export function anchorsOf(markdown: string): string[] {
  const taken = new Map<string, number>();
  const headings = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}

/** Citations of headings that their document does not have. */
export function brokenCitations(files: readonly SourceFile[], documents: readonly SourceFile[]): string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
  return files
    .flatMap(citationsIn)
    .filter(({ document, anchor }) => !anchors.get(document)?.includes(anchor))
    .map(({ file, document, anchor }) => `${file} cites ${document}#${anchor}, which is no heading there`);
}

/** Citations by section number, of descriptions that were kept elsewhere. */
export const oldCitations = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:DESIGN|RULES|LOOK|HOUSE)(?:-2)?(?:\.md)? \u00a7+/g)].map(
      ([found]) => `${path} cites ${found}`,
    ),
  );
