import type { GatewayName, rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { DropshippingBatches } from '../../../../platform/database/schema.gen.ts';

export type BatchState = (typeof rules.dropshipping.states)[number];
export type BatchSource = (typeof rules.dropshipping.sources)[number];
export type ClosedBecause = 'lapsed' | 'cancelled';

/** What a batch is known by where it is paid for, counted and announced. */
export const BATCH = 'dropshippingBatch' as const;

/** What was ordered, and what it comes to. */
interface Ordered {
  readonly at: Date;
  readonly payBy: Date;
  readonly orders: number;
  readonly pieces: number;
  readonly goodsFen: number;
  readonly shippingFen: number;
  readonly payFen: number;
  /** Orders that are made so far. */
  readonly made: number;
}

interface Paid {
  readonly at: Date;
  readonly paymentId: string;
  readonly with: GatewayName;
  /** As the parcels bear it: the business as it was then. */
  readonly sender: { readonly name: string; readonly phoneNumber: string };
  /** Of the orders: left the house, were completed, were wholly refunded before and after they left. */
  readonly sent: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly returned: number;
  readonly refundedFen: number;
}

export interface Batch {
  readonly userId: string;
  readonly id: string;
  readonly no: string;
  readonly businessId: string;
  readonly name: string;
  readonly source: BatchSource;
  readonly state: BatchState;
  readonly skuIds: readonly string[];
  /** The highest number that a row of it ever had. */
  readonly lastNo: number;
  readonly rows: { readonly unread: number; readonly bad: number; readonly repeated: number; readonly good: number };
  readonly createdAt: Date;
  readonly ordered: Ordered | null;
  readonly paid: Paid | null;
  readonly closed: { readonly at: Date; readonly because: ClosedBecause } | null;
}

export function batchOf(row: Selectable<DropshippingBatches>): Batch {
  return {
    userId: row.user_id,
    id: row.id,
    no: row.no,
    businessId: row.business_id,
    name: row.name,
    source: row.source as BatchSource,
    state: row.state as BatchState,
    skuIds: row.sku_ids,
    lastNo: row.last_no,
    rows: { unread: row.unread_rows, bad: row.bad_rows, repeated: row.repeated_rows, good: row.good_rows },
    createdAt: row.created_at,
    ordered: orderedOf(row),
    paid: paidOf(row),
    closed: row.closed_at && { at: row.closed_at, because: row.closed_because as ClosedBecause },
  };
}

function orderedOf(row: Selectable<DropshippingBatches>): Ordered | null {
  if (row.ordered_at === null || row.pay_by === null) return null;
  return {
    at: row.ordered_at,
    payBy: row.pay_by,
    orders: row.all_orders ?? 0,
    pieces: row.ordered_pieces ?? 0,
    goodsFen: row.goods_fen ?? 0,
    shippingFen: row.shipping_fen ?? 0,
    payFen: row.pay_fen ?? 0,
    made: row.made_orders,
  };
}

function paidOf(row: Selectable<DropshippingBatches>): Paid | null {
  if (row.paid_at === null) return null;
  return {
    at: row.paid_at,
    paymentId: row.payment_id ?? '',
    with: row.paid_with as GatewayName,
    sender: { name: row.sender_name ?? '', phoneNumber: row.sender_phone ?? '' },
    sent: row.sent_orders,
    completed: row.completed_orders,
    cancelled: row.cancelled_orders,
    returned: row.returned_orders,
    refundedFen: row.refunded_fen,
  };
}
