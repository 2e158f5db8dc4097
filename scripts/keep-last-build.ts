/** Part of `npm run build`: adds the files of the previous build to the new one. Prints nothing. */

import { fileURLToPath } from 'node:url';
import { keepLastBuild } from './last-builds.ts';

const web = fileURLToPath(new URL('../web', import.meta.url));

keepLastBuild(`${web}/build`, `${web}/.builds`);
