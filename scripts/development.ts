/** Where a development server keeps its data: apart from that of `npm start`. */

import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The data folder of development, absolute: `DATA_DIR`, or `.data-dev`. */
export const dataDirOf = (environment: Environment): string =>
  path.resolve(environment['DATA_DIR'] || '.data-dev');

/** The file by which a running development server says where it is open. */
export const addressFile = (dataDir: string): string => path.join(dataDir, 'address');
