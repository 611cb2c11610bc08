import { newId } from '@jiwu/kernel';
import { applyCapture } from '../../../apps/server/src/flows/payments/applyCapture.ts';
import { createOrder } from '../../../apps/server/src/flows/orders/createOrder.ts';
import { payOrder } from '../../../apps/server/src/flows/orders/payOrder.ts';
import { payOrderByBalance } from '../../../apps/server/src/flows/orders/payOrderByBalance.ts';
import { quoteOrder } from '../../../apps/server/src/flows/orders/queries/quoteOrder.ts';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { listAddresses } from '../../../apps/server/src/modules/people/addresses/index.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { transactionId } from '../transactionId.ts';
import type { DemoOrder } from './demoOrders.ts';
import { findDemoSku } from './findDemoSku.ts';

/** As a buyer makes it: quoted, with the best coupon, to the first of their addresses. */
export async function makeDemoOrder(
  tx: Tx,
  { demo, userId, now }: { demo: Pick<DemoOrder, 'goods' | 'remark'>; userId: string; now: Date },
): Promise<Order> {
  const lines = [];
  for (const [title, quantity] of demo.goods) {
    lines.push({ skuId: await findDemoSku(tx, { title, quantity }), quantity });
  }
  const [address] = await listAddresses(tx, { userId });
  if (!address) throw new Error('the demo user has no address');
  const draft = {
    lines,
    addressId: address.id,
    coupon: 'best',
    useIntegral: 0,
    delivery: { kind: 'standard' },
  } as const;
  const { key } = await quoteOrder(tx, { userId, draft, now }, orderRegistry.kinds);
  return await createOrder(
    tx,
    {
      ...draft,
      userId,
      quoteKey: key,
      remark: demo.remark ?? '',
      invoice: { kind: 'none' },
      fromCart: false,
      requestKey: newId(),
      now,
    },
    orderRegistry,
  );
}

/** With what it says; one that nobody pays stays as it is. */
export async function payDemoOrder(
  tx: Tx,
  { order, gateway, now }: { order: Order; gateway: DemoOrder['paidWith']; now: Date },
): Promise<void> {
  const key = { userId: order.userId, id: order.id };
  if (gateway === 'nobody') return;
  if (gateway === 'balance') {
    await payOrderByBalance(tx, { ...key, now }, payables.order);
    return;
  }
  const { id, outTradeNo, amountFen } = await payOrder(tx, { ...key, gateway, now }, orderRegistry);
  const capture = { outTradeNo, transactionId: transactionId(id), amountFen, paidAt: now };
  await applyCapture(tx, { gateway, capture, now }, payables);
}
