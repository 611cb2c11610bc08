import type { Batch } from '../../batchQueries.ts';

export type ChosenSku = Batch['goods'][number];
