/** The rules name a test for each case that implementations get wrong (docs/rules.md#cases). */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rules = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
const [, cases = ''] = rules.split('\n## Cases\n');
const named = [...cases.matchAll(/^ {2}- (\S+\.test\.ts): `(.+)`$/gm)];

describe('the cases of the rules', () => {
  it('name a test each', () => {
    const stated = cases.split('\n- ').slice(1);
    expect(stated.length).toBeGreaterThan(10);
    for (const text of stated) expect(text).toMatch(/\n {2}- \S+\.test\.ts: `.+`/);
  });

  it.each(named.map(([, file = '', title = '']) => ({ file, title })))('$file: $title', ({ file, title }) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source.includes(`'${title}'`) || source.includes(`"${title}"`)).toBe(true);
  });
});
