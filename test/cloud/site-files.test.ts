/** The files that a deploy uploads to the site's bucket. */

import { expect, inject, it } from 'vitest';

interface UploadedFile {
  readonly key: string;
  readonly cacheControl: string;
}

const { sst } = inject('deployment');

const uploaded = sst.resources.flatMap(({ inputs }) =>
  Array.isArray(inputs['files']) ? (inputs['files'] as UploadedFile[]) : [],
);

it('are the app’s, with those named by their content cached for a year', () => {
  expect(uploaded.map(({ key }) => key)).toEqual(expect.arrayContaining(['200.html', 'index.html']));
  for (const { key, cacheControl } of uploaded)
    expect(cacheControl.endsWith('immutable'), key).toBe(key.startsWith('_app/immutable/'));
});

it('have no compressed copies, which only the one-machine server uses', () => {
  expect(uploaded.map(({ key }) => key).filter((key) => /\.(br|gz)$/.test(key))).toEqual([]);
});
