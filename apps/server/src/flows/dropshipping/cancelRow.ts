import type { rules } from '@jiwu/contract';
import { insertAfterSale, totalFen } from '../../modules/trade/afterSale/index.ts';
import { listOrderLines, lockOrder, type Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { loadPlan } from '../afterSale/queries/previewAfterSale.ts';
import { settleAfterSale } from '../afterSale/settleAfterSale.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';

type Refusal = (typeof rules.dropshipping.cancelRefusals)[number];
/** What came back now: nothing of a row that had been cancelled before. */
type Outcome = { readonly amountFen: number } | { readonly refusal: Refusal };

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly now: Date;
}

/**
 * Cancels a paid row of which nothing has left: all its pieces are refunded as those of any unsent order are. One that is cancelled already
 * stays as it is. The business is told of all rows of a request together.
 */
export async function cancelRow(tx: Tx, { userId, orderId, now }: Input, registry: OrderRegistry): Promise<Outcome> {
  const order = await lockOrder(tx, { userId, id: orderId });
  if (wasCancelled(order)) return { amountFen: 0 };
  if (order.state !== 'awaitingDispatch') return { refusal: order.state === 'awaitingReceipt' ? 'sent' : 'ended' };
  const lines = await listOrderLines(tx, order);
  if (lines.some(({ sentQuantity }) => sentQuantity > 0)) return { refusal: 'sent' };
  const wanted = {
    kind: 'refundOnly',
    lines: lines.map(({ id, quantity, cancelledQuantity }) => ({ lineId: id, pieces: quantity - cancelledQuantity })),
  } as const;
  const { plan } = await loadPlan(tx, { order, wanted, now }, registry.kinds);
  const asked = { kind: 'refundOnly', reason: 'changedMind', description: '', pictures: [] } as const;
  const afterSale = await insertAfterSale(tx, { order, plan, ...asked, now });
  const by = { kind: 'user', id: userId } as const;
  const settled = { order, lines, afterSale, step: 'refund', by, isToldTogether: true, now } as const;
  return { amountFen: totalFen(await settleAfterSale(tx, settled, registry)) };
}

function wasCancelled({ state, paidAt, dispatchedAt }: Order): boolean {
  return state === 'closed' && paidAt !== null && dispatchedAt === null;
}
