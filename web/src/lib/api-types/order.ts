import type { View } from './types.ts';

export type Order = NonNullable<NonNullable<View['plan']>['orders']>[number];
