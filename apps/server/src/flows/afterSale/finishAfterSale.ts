import { type AfterSale, changeAfterSale, totalFen } from '../../modules/trade/afterSale/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** The money is where it came from: the request has ended well. */
export async function finishAfterSale(
  tx: Tx,
  { afterSale, isToldTogether, now }: { afterSale: AfterSale; isToldTogether?: boolean | undefined; now: Date },
): Promise<AfterSale> {
  const finished = await changeAfterSale(tx, { afterSale, step: 'finish', by: { kind: 'shop' }, now });
  const { userId, id, orderId, orderNo } = finished;
  const amountFen = totalFen(finished);
  if (amountFen > 0 && !isToldTogether) {
    const facts = { orderNo, amountFen };
    const link = { kind: 'order', id: orderId } as const;
    await addNotice(tx, { userId, kind: 'afterSaleRefunded', facts, cause: id, link, now });
  }
  return finished;
}
