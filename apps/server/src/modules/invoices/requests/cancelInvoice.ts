import type { Tx } from '../../../platform/database/createDatabase.ts';

/**
 * The order is closed or wholly refunded: an invoice that was asked for is not made out any more. Answers false where
 * there is nothing to cancel: none was asked for, or it is out already and has to be reversed by who made it out.
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
