/** The files that the built web app is made of: when one is newer than the build, `npm start` builds again. */

import { readFileSync } from 'node:fs';

const OWN = '@aeroplane/';

/** Glob patterns from the project's root: the app's own files, and the sources of the packages that it declares. */
export function webSources(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(`${root}web/package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.keys(dependencies).filter((name) => name.startsWith(OWN));
  return [
    'web/{src,static}/**/*',
    'web/*.{ts,json}',
    ...packages.map((name) => `packages/${name.slice(OWN.length)}/src/**/*`),
    'package-lock.json',
  ];
}
