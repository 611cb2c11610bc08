import { sumRefunded } from '../../modules/trade/afterSale/index.ts';
import { kindOf, lockOrder, type OrderKinds } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { type InvoiceWish, requestOrderInvoice } from './requestOrderInvoice.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly wish: InvoiceWish;
  readonly now: Date;
}

/** Asks for the invoice of an order that has been paid, over the amount that was paid and not refunded. A batch has one for all its orders. */
export async function invoiceOrder(tx: Tx, { userId, id, wish, now }: Input, kinds: OrderKinds): Promise<void> {
  const order = await lockOrder(tx, { userId, id });
  if (!kindOf(kinds, order.kind).isPaidAlone) throw new ShopError('ORDER_OF_BATCH');
  if (!order.paidAt || order.state === 'closed') throw new ShopError('INVOICE_NOT_YET');
  const refundedFen = await sumRefunded(tx, { userId, orderId: order.id });
  await requestOrderInvoice(tx, { order, amountFen: order.payFen - refundedFen, wish, now });
}
