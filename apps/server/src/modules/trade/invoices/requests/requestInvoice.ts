import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { checkedTitle, type InvoicePayer } from '../checkedTitle.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly title: InvoicePayer;
  /** The amount really paid. */
  readonly amountFen: number;
  readonly now: Date;
}

/** An order asks for its invoice, once. */
export async function requestInvoice(tx: Tx, { userId, orderId, title, amountFen, now }: Input): Promise<void> {
  if (amountFen <= 0) throw new ShopError('INVOICE_EMPTY');
  const payer = checkedTitle(title);
  const inserted = await tx
    .insertInto('invoice_requests')
    .values({
      user_id: userId,
      order_id: orderId,
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
