import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { EffectOrders } from '../../../../platform/database/schema.gen.ts';

export type EffectState = (typeof rules.effectOrder.states)[number];

/** A line of someone's order that is credited to a promoter. */
export interface EffectOrder {
  /** The promoter. */
  readonly userId: string;
  readonly id: string;
  readonly buyerId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly productId: string;
  readonly title: string;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string };
  readonly quantity: number;
  readonly place: string | null;
  readonly state: EffectState;
  readonly paidFen: number;
  readonly refundedFen: number;
  readonly rateBp: number;
  readonly firstCommissionFen: number;
  readonly commissionFen: number;
  readonly paidAt: Date;
  readonly completedAt: Date | null;
  readonly releaseAt: Date | null;
  readonly settledAt: Date | null;
  /** Of the payout that it went into, or that waits for a second person with it. */
  readonly payoutId: string | null;
  readonly paidOutFen: number | null;
  readonly paidOutAt: Date | null;
  readonly voidedAt: Date | null;
}

export function effectOf(row: Selectable<EffectOrders>): EffectOrder {
  return {
    userId: row.user_id,
    id: row.id,
    buyerId: row.buyer_id,
    orderId: row.order_id,
    lineId: row.line_id,
    productId: row.product_id,
    title: row.title,
    picture: row.picture as unknown as EffectOrder['picture'],
    quantity: row.quantity,
    place: row.place,
    state: row.state as EffectState,
    paidFen: row.paid_fen,
    refundedFen: row.refunded_fen,
    rateBp: row.rate_bp,
    firstCommissionFen: row.first_commission_fen,
    commissionFen: row.commission_fen,
    paidAt: row.paid_at,
    completedAt: row.completed_at,
    releaseAt: row.release_at,
    settledAt: row.settled_at,
    payoutId: row.payout_id,
    paidOutFen: row.paid_out_fen,
    paidOutAt: row.paid_out_at,
    voidedAt: row.voided_at,
  };
}
