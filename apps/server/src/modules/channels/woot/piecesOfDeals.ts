import { sql } from 'kysely';
import { piecesKept } from '../claims/index.ts';
import { DEAL } from './WootDeal.ts';

/** Pieces that are reserved for deals: still to be had, or claimed and not ordered. */
export const piecesOfDeals = sql`
  select sku_id, kept.pieces from woot_deals as deal
  join (${piecesKept}) as kept on kept.kind = ${sql.lit(DEAL)} and kept.id = deal.id`;
