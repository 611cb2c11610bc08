import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type OwnPayment, type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';
import { findRefundByCause } from './refunds/refundQueries.ts';
import { SURPLUS } from './refunds/RefundRecord.ts';

/** Another user's payment counts as not found. */
export async function getPayment(db: Reader, input: { userId: string; id: string }): Promise<OwnPayment> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  const payment = toPaymentRecord(row);
  const refund = payment.isSurplus
    ? await findRefundByCause(db, { userId: input.userId, kind: SURPLUS, id: payment.id })
    : null;
  return { ...payment, isReturned: refund !== null && refund.state !== 'stuck' };
}

export async function findPaymentByNumber(db: Reader, outTradeNo: string): Promise<PaymentRecord | null> {
  const row = await db.selectFrom('payments').selectAll().where('out_trade_no', '=', outTradeNo).executeTakeFirst();
  return row ? toPaymentRecord(row) : null;
}

/** The payment that paid for it, if one did. */
export async function findCountedPayment(
  db: Reader,
  payable: { userId: string; kind: string; id: string },
): Promise<PaymentRecord | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', payable.userId)
    .where('payable_kind', '=', payable.kind)
    .where('payable_id', '=', payable.id)
    .where('state', '=', 'paid')
    .where('is_surplus', '=', false)
    .executeTakeFirst();
  return row ? toPaymentRecord(row) : null;
}

/** The payable is locked before, accounts after. */
export async function lockPayment(tx: Tx, input: { userId: string; id: string }): Promise<PaymentRecord> {
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toPaymentRecord(row);
}
