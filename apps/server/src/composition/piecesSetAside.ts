import type { RawBuilder } from 'kysely';
import { piecesOfBatches } from '../modules/channels/dropshipping/index.ts';
import { piecesOfDeals } from '../modules/channels/woot/index.ts';
import { piecesOfPrizes } from '../modules/promotion/draws/index.ts';

/** What modules keep reserved in the stock beside the lines of live orders: one query of (sku_id, pieces) each, for invariant 23. */
export const piecesSetAside: readonly RawBuilder<unknown>[] = [piecesOfPrizes, piecesOfDeals, piecesOfBatches];
