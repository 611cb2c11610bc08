import type { PaidWith } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { Orders } from '../../../platform/database/schema.gen.ts';
import type { OrderKindName } from './OrderKindName.ts';
import type { OrderState } from './orderStates.ts';

export interface ShipTo {
  readonly recipient: string;
  readonly phoneNumber: string;
  readonly divisionCode: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

/** An order's own row, as everyone but its detail page needs it. */
export interface Order {
  readonly userId: string;
  readonly id: string;
  readonly no: string;
  readonly kind: OrderKindName;
  readonly subjectId: string | null;
  readonly takesStock: boolean;
  readonly state: OrderState;
  readonly payFen: number;
  readonly shippingFen: number;
  readonly integral: number;
  readonly userCouponId: string | null;
  readonly paymentId: string | null;
  readonly paidWith: PaidWith | null;
  readonly earnedIntegral: number;
  /** Something of it is credited to someone: by a line's own source, or by the last click. */
  readonly isCredited: boolean;
  /** Whose link its buyer had clicked last when it was made, and where that link was put. */
  readonly click: { readonly promoterId: string; readonly place: string | null } | null;
  /** Lines of a completed order without a review. */
  readonly reviewLeft: number;
  readonly remindedAt: Date | null;
  readonly createdAt: Date;
  readonly payBy: Date;
  readonly paidAt: Date | null;
  /** Promised when it was made: it leaves within so many hours of its payment. Null: it is from before. */
  readonly dispatchHours: number | null;
  readonly dispatchedAt: Date | null;
  readonly receiveBy: Date | null;
  readonly completedAt: Date | null;
  readonly closedAt: Date | null;
}

export const orderColumns = [
  'user_id',
  'id',
  'no',
  'kind',
  'subject_id',
  'takes_stock',
  'state',
  'pay_fen',
  'shipping_fen',
  'integral',
  'user_coupon_id',
  'payment_id',
  'paid_with',
  'earned_integral',
  'is_credited',
  'click_promoter_id',
  'click_place',
  'review_left',
  'reminded_at',
  'created_at',
  'pay_by',
  'paid_at',
  'dispatch_hours',
  'dispatched_at',
  'receive_by',
  'completed_at',
  'closed_at',
] as const;

export type OrderColumns = Pick<Selectable<Orders>, (typeof orderColumns)[number]>;

export function orderOf(row: OrderColumns): Order {
  return {
    userId: row.user_id,
    id: row.id,
    no: row.no,
    kind: row.kind as OrderKindName,
    subjectId: row.subject_id,
    takesStock: row.takes_stock,
    state: row.state as OrderState,
    payFen: row.pay_fen,
    shippingFen: row.shipping_fen,
    integral: row.integral,
    userCouponId: row.user_coupon_id,
    paymentId: row.payment_id,
    paidWith: row.paid_with as Order['paidWith'],
    earnedIntegral: row.earned_integral,
    isCredited: row.is_credited,
    click: row.click_promoter_id === null ? null : { promoterId: row.click_promoter_id, place: row.click_place },
    reviewLeft: row.review_left,
    remindedAt: row.reminded_at,
    createdAt: row.created_at,
    payBy: row.pay_by,
    paidAt: row.paid_at,
    dispatchHours: row.dispatch_hours,
    dispatchedAt: row.dispatched_at,
    receiveBy: row.receive_by,
    completedAt: row.completed_at,
    closedAt: row.closed_at,
  };
}
