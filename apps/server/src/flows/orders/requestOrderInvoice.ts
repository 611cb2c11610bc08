import type { Order } from '../../modules/trade/orders/index.ts';
import { requestInvoice } from '../../modules/trade/invoices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

export type InvoiceWish =
  | { readonly kind: 'none' }
  | { readonly kind: 'personal'; readonly title: string }
  | { readonly kind: 'company'; readonly title: string; readonly taxNo: string };

interface Input {
  readonly order: Order;
  /** The amount paid and not refunded. */
  readonly amountFen: number;
  readonly wish: InvoiceWish;
  readonly now: Date;
}

/** Asks for the invoice of an order, if one is wanted. */
export async function requestOrderInvoice(tx: Tx, { order, amountFen, wish, now }: Input): Promise<void> {
  if (wish.kind === 'none') return;
  const title = { kind: wish.kind, title: wish.title, taxNo: 'taxNo' in wish ? wish.taxNo : null };
  await requestInvoice(tx, { userId: order.userId, kind: 'order', id: order.id }, { title, amountFen, now });
}
