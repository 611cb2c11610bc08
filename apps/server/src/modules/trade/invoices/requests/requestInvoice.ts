import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { checkedTitle, type InvoicePayer } from '../checkedTitle.ts';
import type { InvoiceSubject } from './InvoiceSubject.ts';

interface Input {
  readonly title: InvoicePayer;
  /** The amount really paid. */
  readonly amountFen: number;
  readonly now: Date;
}

/** The invoice of an order or a batch is asked for, once. */
export async function requestInvoice(
  tx: Tx,
  { userId, kind, id }: InvoiceSubject,
  { title, amountFen, now }: Input,
): Promise<void> {
  if (amountFen <= 0) throw new ShopError('INVOICE_EMPTY');
  const payer = checkedTitle(title);
  const inserted = await tx
    .insertInto('invoice_requests')
    .values({
      user_id: userId,
      payable_kind: kind,
      order_id: id,
      kind: payer.kind,
      title: payer.title,
      tax_no: payer.taxNo,
      amount_fen: amountFen,
      state: 'requested',
      requested_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw new ShopError('INVOICE_REQUESTED');
}
