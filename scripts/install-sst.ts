/** Part of `npm run types:sst`: installs SST's platform, which has the types of `sst.config.ts`. Prints nothing. */

import { ensurePlatform } from './sst-platform.ts';

await ensurePlatform();
