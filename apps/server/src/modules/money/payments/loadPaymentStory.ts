import type { Reader } from '../../../platform/database/Reader.ts';
import { type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';

interface Notification {
  readonly kind: 'capture' | 'refund' | 'other';
  readonly outcome: 'applied' | 'known' | 'refused';
  readonly receivedAt: Date;
}

interface Refund {
  readonly id: string;
  readonly outRefundNo: string;
  readonly amountFen: number;
  readonly state: string;
  readonly failure: string | null;
  readonly requestedAt: Date;
}

export interface PaymentStory extends PaymentRecord {
  readonly createdAt: Date;
  /** What the gateway sent about it and its refunds, the oldest first. */
  readonly notifications: readonly Notification[];
  readonly refunds: readonly Refund[];
}

/** Every try to pay for something, and the payment that it shares with others, if it does; the oldest first. Three statements. */
export async function loadPaymentStory(
  db: Reader,
  input: {
    readonly userId: string;
    readonly payable: { readonly kind: string; readonly id: string };
    readonly paymentId: string | null;
  },
): Promise<PaymentStory[]> {
  const { userId, payable, paymentId } = input;
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where.and({ payable_kind: payable.kind, payable_id: payable.id }),
        ...(paymentId === null ? [] : [where('id', '=', paymentId)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  if (payments.length === 0) return [];
  const refunds = await db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      'payment_id',
      'in',
      payments.map(({ id }) => id),
    )
    .orderBy('requested_at')
    .execute();
  const notifications = await db
    .selectFrom('payment_notifications')
    .select(['number', 'kind', 'outcome', 'received_at'])
    .where('number', 'in', [
      ...payments.map(({ out_trade_no }) => out_trade_no),
      ...refunds.map(({ out_refund_no }) => out_refund_no),
    ])
    .orderBy('received_at')
    .execute();
  return payments.map((row) => {
    const own = refunds.filter(({ payment_id }) => payment_id === row.id);
    const numbers = new Set([row.out_trade_no, ...own.map(({ out_refund_no }) => out_refund_no)]);
    return {
      ...toPaymentRecord(row),
      createdAt: row.created_at,
      notifications: notifications
        .filter(({ number }) => number !== null && numbers.has(number))
        .map(({ kind, outcome, received_at }) => ({
          kind: kind as Notification['kind'],
          outcome: outcome as Notification['outcome'],
          receivedAt: received_at,
        })),
      refunds: own.map((refund) => ({
        id: refund.id,
        outRefundNo: refund.out_refund_no,
        amountFen: refund.amount_fen,
        state: refund.state,
        failure: refund.failure,
        requestedAt: refund.requested_at,
      })),
    };
  });
}
