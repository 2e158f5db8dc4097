/** Follows each build of the app (`npm run build`). */

import { fileURLToPath } from 'node:url';
import { keepLastBuild } from './last-builds.ts';

const web = fileURLToPath(new URL('../web', import.meta.url));

keepLastBuild(`${web}/build`, `${web}/.builds`);
