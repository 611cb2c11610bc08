import { businessDay } from '@jiwu/kernel';
import { addNotice } from '../../modules/content/notices/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { getOrderByNo, kindOf, lockOrder } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from './OrderRegistry.ts';

/** Tells a buyer that an order waits to be paid. Once a business day: the notice has a cause of its own for each. */
export async function remindPayment(
  tx: Tx,
  { staffId, no, now }: { staffId: string; no: string; now: Date },
  { kinds }: OrderRegistry,
): Promise<void> {
  const order = await lockOrder(tx, await getOrderByNo(tx, no));
  const { userId, id } = order;
  const kind = kindOf(kinds, order.kind);
  if (!kind.isPaidAlone || !kind.tellsBuyer) throw new ShopError('ORDER_OF_BATCH');
  if (order.state !== 'awaitingPayment' || now >= order.payBy) throw new ShopError('ORDER_CHANGED');
  const at = new Date(order.payBy.getTime() + 8 * 60 * 60 * 1000).toISOString().slice(11, 16);
  await addNotice(tx, {
    userId,
    kind: 'orderUnpaid',
    facts: { orderNo: no, payBy: at },
    cause: `${id}:${businessDay(now)}`,
    link: { kind: 'order', id },
    now,
  });
  await recordAudit(tx, {
    staffId,
    action: 'order.remindPayment',
    target: { kind: 'order', id },
    before: null,
    after: { no },
    now,
  });
}
