import type { Tx } from '../../../../platform/database/Tx.ts';
import type { InvoiceSubject } from './InvoiceSubject.ts';

/**
 * The order is closed, or the order or batch wholly refunded: a requested invoice is no longer issued. Returns false when there is
 * nothing to cancel: no invoice was requested, or it is issued already and has to be reversed by its issuer.
 */
export async function cancelInvoice(tx: Tx, { userId, kind, id }: InvoiceSubject): Promise<boolean> {
  const cancelled = await tx
    .updateTable('invoice_requests')
    .set({ state: 'cancelled' })
    .where('user_id', '=', userId)
    .where('payable_kind', '=', kind)
    .where('order_id', '=', id)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return cancelled.numUpdatedRows > 0n;
}
