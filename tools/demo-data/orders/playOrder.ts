import { DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { applyCapture } from '../../../apps/server/src/flows/payments/applyCapture.ts';
import { closeOrder } from '../../../apps/server/src/flows/orders/closeOrder.ts';
import { completeOrder } from '../../../apps/server/src/flows/orders/completeOrder.ts';
import { createOrder } from '../../../apps/server/src/flows/orders/createOrder.ts';
import { payOrder } from '../../../apps/server/src/flows/orders/payOrder.ts';
import { payOrderByBalance } from '../../../apps/server/src/flows/orders/payOrderByBalance.ts';
import { quoteOrder } from '../../../apps/server/src/flows/orders/queries/quoteOrder.ts';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { listAddresses } from '../../../apps/server/src/modules/people/addresses/index.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { transactionId } from '../transactionId.ts';
import type { DemoOrder } from './demoOrders.ts';
import { findDemoSku } from './findDemoSku.ts';
import { playAfterwards } from './playAfterwards.ts';
import { playDispatch } from './playDispatch.ts';

interface Input {
  readonly order: DemoOrder;
  readonly userId: string;
  readonly staffId: string;
  readonly now: Date;
}

/** One order from its making to where it stands, each step at its own time. Answers it as it was made. */
export async function playOrder(db: Database, { order: demo, userId, staffId, now }: Input): Promise<Order> {
  const madeMs = now.getTime() - demo.daysAgo * DAY_MS;
  const at = (ms: number) => new Date(Math.min(madeMs + ms, now.getTime()));
  return await db.transact(async (tx) => {
    const order = await make(tx, { demo, userId, now: at(0) });
    await playSteps(tx, { demo, order, staffId, at });
    return order;
  });
}

interface Steps {
  readonly demo: DemoOrder;
  readonly order: Order;
  readonly staffId: string;
  /** So long after it was made, and never later than now. */
  readonly at: (ms: number) => Date;
}

async function playSteps(tx: Tx, { demo, order, staffId, at }: Steps): Promise<void> {
  const { userId } = order;
  const key = { userId, id: order.id };
  if (demo.reached === 'unpaid') return;
  if (demo.reached === 'closed') {
    const reason = '30 分钟内没有付款，自动关闭';
    await closeOrder(tx, { ...key, by: { kind: 'shop' }, reason, now: at(30 * MINUTE_MS) }, orderRegistry);
    return;
  }
  await pay(tx, { order, gateway: demo.paidWith, now: at(2 * MINUTE_MS) });
  if (demo.reached === 'paid') return;
  const isThere = demo.reached === 'completed';
  await playDispatch(tx, { order, staffId, isThere, now: at(6 * HOUR_MS) });
  if (!isThere) return;
  await completeOrder(tx, { ...key, by: { kind: 'user', id: userId }, now: at(2 * DAY_MS) }, orderRegistry);
  await playAfterwards(tx, { demo, order, staffId, at: (hours) => at(2 * DAY_MS + hours * HOUR_MS) });
}

async function make(tx: Tx, { demo, userId, now }: { demo: DemoOrder; userId: string; now: Date }): Promise<Order> {
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

async function pay(
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
