import { businessDay, MINUTE_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { closeOrder } from '../../../apps/server/src/flows/orders/closeOrder.ts';
import { completeOrder } from '../../../apps/server/src/flows/orders/completeOrder.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { createRandom } from '../createRandom.ts';
import type { DemoAct } from '../playActs.ts';
import type { DemoOrder } from './demoOrders.ts';
import { makeDemoOrder, payDemoOrder } from './makeDemoOrder.ts';
import { type ParcelTimes, parcelTimes } from './parcelTimes.ts';
import { planAfterwards } from './planAfterwards.ts';
import { playArrival } from './playArrival.ts';
import { playDispatch } from './playDispatch.ts';

interface Input {
  readonly order: DemoOrder;
  readonly madeAt: Date;
  readonly userId: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Known once it has been made. */
export interface MadeOrder {
  order?: Order;
}

/** What happens to an order of the demo shop after it is made at this moment, if it comes that far. */
export function orderTimes({ goods }: Pick<DemoOrder, 'goods'>, madeAt: Date): ParcelTimes & { readonly paidAt: Date } {
  const random = createRandom(`order ${businessDay(madeAt)} ${goods[0]?.[0]}`);
  const paidAt = new Date(madeAt.getTime() + random.between(40_000, 6 * MINUTE_MS));
  return { paidAt, ...parcelTimes(paidAt, random) };
}

/** One order from its making to where it stands, each step at its own time and never later than now. */
export function planOrder(db: Database, input: Input, made: MadeOrder = {}): DemoAct[] {
  const { order: demo, userId, staffId, now } = input;
  const acts: DemoAct[] = [];
  const step = (when: Date, work: (tx: Tx, order: Order, at: Date) => Promise<unknown>) => {
    const at = when < now ? when : now;
    acts.push({ at, act: () => db.transact((tx) => work(tx, orderOf(made), at)) });
  };
  const times = orderTimes(demo, input.madeAt);
  acts.push({
    at: input.madeAt,
    async act() {
      made.order = await db.transact((tx) => makeDemoOrder(tx, { demo, userId, now: input.madeAt }));
    },
  });
  if (demo.reached === 'unpaid') return acts;
  if (demo.reached === 'closed') {
    const reason = '30 分钟内没有付款，自动关闭';
    const by = { kind: 'shop' } as const;
    const overAt = new Date(input.madeAt.getTime() + 30 * MINUTE_MS);
    step(overAt, (tx, { id }, at) => closeOrder(tx, { userId, id, by, reason, now: at }, orderRegistry));
    return acts;
  }
  step(times.paidAt, (tx, order, at) => payDemoOrder(tx, { order, gateway: demo.paidWith, now: at }));
  if (demo.reached === 'paid') return acts;
  step(times.sentAt, (tx, order, at) => playDispatch(tx, { order, staffId, now: at }));
  if (demo.reached === 'sent') return acts;
  const { sentAt } = times;
  step(times.deliveredAt, (tx, order, deliveredAt) => playArrival(tx, { order, sentAt, deliveredAt }));
  const by = { kind: 'user', id: userId } as const;
  step(times.receivedAt, (tx, { id }, at) => completeOrder(tx, { userId, id, by, now: at }, orderRegistry));
  planAfterwards({ demo, userId, staffId, receivedAt: times.receivedAt, step });
  return acts;
}

function orderOf({ order }: MadeOrder): Order {
  if (!order) throw new Error('an order is made before anything becomes of it');
  return order;
}
