import type { rules, PaidWith } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { AfterSales } from '../../../platform/database/schema.gen.ts';
import type { AfterSaleState } from './afterSaleStates.ts';

export type AfterSaleKind = (typeof rules.afterSale.kinds)[number];
export type AfterSaleReason = (typeof rules.afterSale.reasons)[number] | (typeof rules.afterSale.shopReasons)[number];

/** Where the money goes: to where it came from, but for unsent orders of a batch, whose money goes into the balance. */
export type RefundTo = PaidWith;

/** A request for some pieces of one order. */
export interface AfterSale {
  readonly userId: string;
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly kind: AfterSaleKind;
  readonly state: AfterSaleState;
  /** Its pieces had left the house when it was asked for. */
  readonly wasSent: boolean;
  readonly reason: AfterSaleReason;
  readonly description: string;
  readonly moneyFen: number;
  readonly shippingFen: number;
  readonly integralBack: number;
  readonly earnedBack: number;
  readonly returnsCoupon: boolean;
  readonly refundTo: RefundTo;
  readonly decisionNote: string | null;
  readonly parcelId: string | null;
  readonly appliedAt: Date;
  readonly refundedAt: Date | null;
}

/** Some pieces of a line, with their share of each means of payment. */
export interface AfterSaleLine {
  readonly lineId: string;
  readonly pieces: number;
  readonly goodsFen: number;
  readonly campaignFen: number;
  readonly couponFen: number;
  readonly integralFen: number;
  readonly moneyFen: number;
  /** Used for them; comes back. */
  readonly integral: number;
  /** Earned by them; goes. */
  readonly earnedIntegral: number;
}

export function totalFen({ moneyFen, shippingFen }: Pick<AfterSale, 'moneyFen' | 'shippingFen'>): number {
  return moneyFen + shippingFen;
}

export function afterSaleOf(row: Selectable<AfterSales>): AfterSale {
  return {
    userId: row.user_id,
    id: row.id,
    orderId: row.order_id,
    orderNo: row.order_no,
    kind: row.kind as AfterSaleKind,
    state: row.state as AfterSaleState,
    wasSent: row.was_sent,
    reason: row.reason as AfterSaleReason,
    description: row.description,
    moneyFen: row.money_fen,
    shippingFen: row.shipping_fen,
    integralBack: row.integral_back,
    earnedBack: row.earned_back,
    returnsCoupon: row.returns_coupon,
    refundTo: row.refund_to as RefundTo,
    decisionNote: row.decision_note,
    parcelId: row.parcel_id,
    appliedAt: row.applied_at,
    refundedAt: row.refunded_at,
  };
}
