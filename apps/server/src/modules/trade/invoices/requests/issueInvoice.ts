import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** The invoice is issued, under this number, for the amount paid and not refunded. */
export async function issueInvoice(
  tx: Tx,
  input: { userId: string; orderId: string; invoiceNo: string; amountFen: number; now: Date },
): Promise<void> {
  const issued = await tx
    .updateTable('invoice_requests')
    .set({ state: 'issued', issued_at: input.now, invoice_no: input.invoiceNo, amount_fen: input.amountFen })
    .where('user_id', '=', input.userId)
    .where('order_id', '=', input.orderId)
    .where('state', '=', 'requested')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw violatedConstraint(error)?.includes('invoice_no') ? new ShopError('INVOICE_NO_TAKEN') : error;
    });
  if (issued.numUpdatedRows === 0n) throw new ShopError('INVOICE_CHANGED');
}
