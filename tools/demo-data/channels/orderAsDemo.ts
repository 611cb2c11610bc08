import { newId } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { createOrder } from '../../../apps/server/src/flows/orders/createOrder.ts';
import { payOrderByBalance } from '../../../apps/server/src/flows/orders/payOrderByBalance.ts';
import { quoteOrder } from '../../../apps/server/src/flows/orders/queries/quoteOrder.ts';
import type { Order, OrderKindName } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoBuyer } from './DemoBuyer.ts';

interface Input {
  readonly buyer: DemoBuyer;
  readonly kind: OrderKindName;
  readonly subjectId: string;
  readonly skuId: string;
  readonly orderedAt: Date;
  readonly paidAt: Date;
}

/** One piece in a channel, ordered and paid out of the balance. */
export async function orderAsDemo(tx: Tx, input: Input): Promise<Order> {
  const { buyer, kind, subjectId, skuId, orderedAt, paidAt } = input;
  const { userId, addressId } = buyer;
  const draft = {
    lines: [{ skuId, quantity: 1 }],
    addressId,
    coupon: 'none',
    useIntegral: 0,
    delivery: { kind: 'standard' },
  } as const;
  const wish = { userId, kind, subjectId, now: orderedAt };
  const { key } = await quoteOrder(tx, { ...wish, draft }, orderRegistry.kinds);
  const rest = { remark: '', invoice: { kind: 'none' }, fromCart: false, requestKey: newId() } as const;
  const { id } = await createOrder(tx, { ...draft, ...wish, ...rest, quoteKey: key }, orderRegistry);
  return await payOrderByBalance(tx, { userId, id, now: paidAt }, payables.order);
}
