import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { WootDeals } from '../../../platform/database/schema.gen.ts';
import type { ClaimSubject } from '../claims/index.ts';

/** One piece of goods at a price of its own, on one day. How many there are its supply says (claims). */
export interface WootDeal {
  readonly id: string;
  readonly day: string;
  readonly skuId: string;
  readonly productId: string;
  readonly priceFen: number;
  /** The lowest ordinary price when it was written down. */
  readonly ordinaryFen: number;
  /** As planned. */
  readonly pieces: number;
  readonly limitPerUser: number;
  readonly note: string;
  readonly position: number;
  readonly state: (typeof rules.woot.states)[number];
  readonly version: number;
}

/** What is claimed of a deal: the name that claims, live channel and cached answers know it by. */
export const DEAL = 'deal';

export const subjectOf = (dealId: string): ClaimSubject => ({ kind: DEAL, id: dealId });

export function dealOf(row: Selectable<WootDeals>): WootDeal {
  return {
    id: row.id,
    day: row.day,
    skuId: row.sku_id,
    productId: row.product_id,
    priceFen: row.price_fen,
    ordinaryFen: row.ordinary_fen,
    pieces: row.pieces,
    limitPerUser: row.limit_per_user,
    note: row.note,
    position: row.position,
    state: row.state as WootDeal['state'],
    version: row.version,
  };
}
