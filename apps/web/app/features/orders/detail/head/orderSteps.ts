import type { Order } from '../../orderQueries.ts';
import { kindView } from '../../../../shared/orders/kinds/orderKinds.ts';
import type { Step } from '../../Step.ts';
import { shortMinute } from '../../timeWords.ts';

type Facts = Pick<
  Order,
  'kind' | 'state' | 'createdAt' | 'paidAt' | 'dispatchedAt' | 'completedAt' | 'closedAt' | 'parcels' | 'history'
>;

/** The way of an order from being made to its end; one that was given up ends early. */
export function orderSteps(order: Facts): Step[] {
  const { createdAt, paidAt, closedAt } = order;
  const { steps: own } = kindView(order);
  const made = done(own.made, createdAt);
  if (order.state === 'closed') {
    const isPaid = paidAt !== null && own.hasPayment;
    return [made, ...(isPaid ? [done('付款', paidAt)] : []), done(isPaid ? '退款关闭' : '关闭', closedAt ?? createdAt)];
  }
  // A buyer who confirms before the carrier reports the delivery has the goods, too.
  const receivedAt = order.completedAt && earlier(order.completedAt, lastDelivery(order.parcels));
  const steps: [label: string, at: string | null, waiting: string][] = [
    ...(own.hasPayment ? [['付款', paidAt, '等待付款'] satisfies [string, string | null, string]] : []),
    ...(own.filled === null
      ? []
      : [[own.filled, filledAt(order.history), '等人坐满'] satisfies [string, string | null, string]]),
    ['发货', order.dispatchedAt, order.parcels.length > 0 ? '部分已发出' : '正在准备'],
    ['收货', receivedAt, deliveryWords(order.parcels)],
    ['完成', order.completedAt, '确认后'],
  ];
  const now = steps.findIndex(([, at]) => at === null);
  return [
    made,
    ...steps.map(([label, at, waiting], order): Step => {
      if (at !== null) return done(label, at);
      return { label, note: order === now || label === '完成' ? waiting : '', state: order === now ? 'now' : 'ahead' };
    }),
  ];
}

function done(label: string, at: string): Step {
  return { label, note: shortMinute(at), state: 'done' };
}

/** When the wait for others was over. */
function filledAt(history: Facts['history']): string | null {
  return history.find(({ to }) => to === 'awaitingDispatch')?.at ?? null;
}

function earlier(at: string, other: string | null): string {
  return other !== null && other < at ? other : at;
}

/** The last of the parcels to the buyer, once all of them are there. */
function lastDelivery(parcels: Facts['parcels']): string | null {
  const out = parcels.filter(({ direction }) => direction === 'out').map(({ deliveredAt }) => deliveredAt);
  if (out.length === 0 || out.includes(null)) return null;
  return (
    out
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

function deliveryWords(parcels: Facts['parcels']): string {
  const out = parcels.filter(({ direction }) => direction === 'out');
  if (out.length > 0 && out.every(({ state }) => state === 'delivered')) return '已送达';
  return out.some(({ state }) => state === 'delivering') ? '派送中' : '运输中';
}
