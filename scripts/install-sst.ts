/** Lays SST's platform, for whoever checks the types of `sst.config.ts`. */

import { ensurePlatform } from './sst-platform.ts';

await ensurePlatform();
