import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { RefundRecord } from './RefundRecord.ts';
import { findRefund } from './refundQueries.ts';

/** Holds a refund; nobody waits for one while holding anything. */
export async function lockRefund(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('payment_refunds').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * The refund that finance decides on, held. `waitsSince` as it was when the gateway was asked about it: a refund that has been
 * sent since is another matter, even if it is stuck again.
 */
export async function lockStuckRefund(
  tx: Tx,
  input: { readonly id: string; readonly waitsSince: Date | null },
): Promise<RefundRecord> {
  await lockRefund(tx, input.id);
  const refund = await findRefund(tx, input.id);
  if (!refund) throw new ShopError('NOT_FOUND');
  if (refund.state === 'processing' && refund.waitsSince) throw new ShopError('REFUND_ABNORMAL');
  if (refund.state !== 'stuck' || refund.waitsSince?.getTime() !== input.waitsSince?.getTime()) {
    throw new ShopError('REFUND_NOT_STUCK');
  }
  return refund;
}
