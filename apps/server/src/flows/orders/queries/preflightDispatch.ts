import {
  type Answer,
  type DispatchObstacle,
  rules,
  type StaffOrder,
  type staffDispatchEndpoints,
} from '@jiwu/contract';
import { findStaffOrdersByNo, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeStaffOrders } from './describeStaffOrders.ts';

type Preflight = Answer<(typeof staffDispatchEndpoints)['staffDispatchPreflight']>;

/** Which of some orders can leave now, and what stands in the way of the others. A fixed number of statements. */
export async function preflightDispatch(db: Reader, nos: readonly string[], kinds: OrderKinds): Promise<Preflight> {
  const wanted = [...new Set(nos)];
  const found = await findStaffOrdersByNo(db, wanted);
  const shown = await describeStaffOrders(db, [...found.values()], kinds);
  const byNo = new Map(shown.map((order) => [order.no, order]));
  const items = wanted.map((no) => {
    const order = byNo.get(no);
    const obstacle = obstacleOf(order);
    return {
      no,
      obstacle,
      reason: (obstacle === 'held' && order?.hold?.reason) || (obstacle ? rules.order.dispatchObstacles[obstacle] : ''),
      pieces: order ? unsentOf(order) : 0,
      payFen: order?.payFen ?? 0,
    };
  });
  const going = items.filter(({ obstacle }) => obstacle === null);
  return {
    orders: going.length,
    pieces: going.reduce((sum, { pieces }) => sum + pieces, 0),
    payFen: going.reduce((sum, { payFen }) => sum + payFen, 0),
    items,
  };
}

function unsentOf({ lines }: StaffOrder): number {
  return lines.reduce((sum, { unsentQuantity }) => sum + unsentQuantity, 0);
}

const hasLeft: ReadonlySet<StaffOrder['state']> = new Set(['awaitingReceipt', 'completed']);

function obstacleOf(order: StaffOrder | undefined): DispatchObstacle | null {
  if (!order) return 'orderUnknown';
  if (hasLeft.has(order.state)) return 'alreadySent';
  if (order.state !== 'awaitingDispatch') return 'notDue';
  if (order.hold) return 'held';
  if (unsentOf(order) === 0) return 'nothingLeft';
  return order.hasOpenAfterSale ? 'afterSaleOpen' : null;
}
