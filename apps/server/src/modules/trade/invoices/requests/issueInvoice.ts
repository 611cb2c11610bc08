import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { InvoiceSubject } from './InvoiceSubject.ts';

interface Issued {
  readonly invoiceNo: string;
  readonly amountFen: number;
  readonly now: Date;
}

/** The invoice is issued, under this number, for the amount paid and not refunded. */
export async function issueInvoice(
  tx: Tx,
  { userId, kind, id }: InvoiceSubject,
  { invoiceNo, amountFen, now }: Issued,
): Promise<void> {
  const issued = await tx
    .updateTable('invoice_requests')
    .set({ state: 'issued', issued_at: now, invoice_no: invoiceNo, amount_fen: amountFen })
    .where('user_id', '=', userId)
    .where('payable_kind', '=', kind)
    .where('order_id', '=', id)
    .where('state', '=', 'requested')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw violatedConstraint(error)?.includes('invoice_no') ? new ShopError('INVOICE_NO_TAKEN') : error;
    });
  if (issued.numUpdatedRows === 0n) throw new ShopError('INVOICE_CHANGED');
}
