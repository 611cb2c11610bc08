import type { Tx } from '../../../../platform/database/Tx.ts';

/**
 * The order is closed or wholly refunded: a requested invoice is no longer issued. Returns false when there is nothing to cancel:
 * no invoice was requested, or it is issued already and has to be reversed by its issuer.
 */
export async function cancelInvoice(
  tx: Tx,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<boolean> {
  const cancelled = await tx
    .updateTable('invoice_requests')
    .set({ state: 'cancelled' })
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return cancelled.numUpdatedRows > 0n;
}
