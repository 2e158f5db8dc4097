/** Comments cite headings of docs/rules.md and docs/design.md; each heading must exist (CONTRIBUTING.md). */

import { describe, expect, it } from 'vitest';
import { anchorsOf, citationsIn, brokenCitations, oldCitations } from './support/citations.ts';
import { readDocuments, readSources } from './support/sources.ts';

const documents = readDocuments();
const files = [...readSources(), ...documents];

describe('citations', () => {
  it('are there, of both documents', () => {
    const cited = files.flatMap(citationsIn);
    for (const document of ['docs/rules.md', 'docs/design.md'])
      expect(cited.filter((one) => one.document === document).length, document).toBeGreaterThan(20);
  });

  it('lead to headings', () => {
    expect(brokenCitations(files, documents)).toEqual([]);
  });

  it('name no section of a description that is not in the repository', () => {
    expect(oldCitations(files)).toEqual([]);
  });
});

describe('the check of citations', () => {
  const rules = {
    path: 'docs/rules.md',
    text: '# Rules\n\n## The board\n\n### A turn, exactly\n\n## The board\n',
  };

  it('knows the anchors of headings as they are linked to', () => {
    expect(anchorsOf(rules.text)).toEqual(['rules', 'the-board', 'a-turn-exactly', 'the-board-1']);
    expect(anchorsOf('```sh\n# a comment\n```\n## `code` & more')).toEqual(['code--more']);
  });

  it('would find a heading that is gone, and a document without one', () => {
    const source = (text: string) => [{ path: 'a.ts', text }];
    expect(brokenCitations(source('/** (docs/rules.md#the-board) */'), [rules])).toEqual([]);
    expect(brokenCitations(source(`/** (${rules.path}#the-bord) */`), [rules])).toHaveLength(1);
    expect(brokenCitations(source('/** (docs/design.md#dice) */'), [rules])).toHaveLength(1);
  });

  it('would find a section sign', () => {
    expect(oldCitations([{ path: 'a.ts', text: `// DESIGN ${'\u00a7'} 3` }])).toHaveLength(1);
  });
});
