import { type AfterSale, insertAfterSale } from '../../modules/trade/afterSale/index.ts';
import { listOrderLines, lockOrder } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { loadPlan } from './queries/previewAfterSale.ts';
import { settleAfterSale } from './settleAfterSale.ts';

/** The others never came: a paid order that waited for them is closed, and all that was given for it goes back by itself. */
export async function failGroupOrder(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
  registry: OrderRegistry,
): Promise<AfterSale> {
  const order = await lockOrder(tx, { userId, id });
  if (order.state !== 'awaitingGroup') throw new ShopError('ORDER_CHANGED');
  const lines = await listOrderLines(tx, order);
  const wanted = {
    kind: 'refundOnly',
    lines: lines.map((line) => ({ lineId: line.id, pieces: line.quantity })),
  } as const;
  const { plan } = await loadPlan(tx, { order, wanted, isGroupFailure: true, now }, registry.kinds);
  const afterSale = await insertAfterSale(tx, {
    order,
    plan,
    kind: 'refundOnly',
    reason: 'groupFailed',
    description: '',
    pictures: [],
    by: { kind: 'shop' },
    now,
  });
  return await settleAfterSale(tx, { order, lines, afterSale, step: 'refund', by: { kind: 'shop' }, now }, registry);
}
