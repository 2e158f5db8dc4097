/** Colours as they travel. */

import { COLOURS } from '@aeroplane/engine';
import * as v from 'valibot';

export const colour = v.picklist(COLOURS);
