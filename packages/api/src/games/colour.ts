/** Colours as they travel; a file of its own, as chat and games both use it. */

import { COLOURS } from '@aeroplane/engine';
import * as v from 'valibot';

export const colour = v.picklist(COLOURS);
