import { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Order, OrderKind } from '../../orders/index.ts';
import { moveStock } from '../../stock/index.ts';
import { freeClaim, getUnclaimed, recordClaim, setHoldsPiece } from './claimQueries.ts';

const nothingMore = () => Promise.resolve();

/** Sends goods that someone won: one piece, for nothing, out of the shop's stock. Its subject is the draw. */
export const prizeKind: OrderKind = {
  channel: 'drawPrize',
  payMinutes: rules.order.payMinutes,
  takesStock: true,
  paidInto: 'awaitingDispatch',
  isPromised: true,
  async unitPrices(db, { userId, subjectId, lines, now }) {
    const { skuId } = await getUnclaimed(db, { userId, id: subjectId ?? '', now });
    if (lines.some((line) => line.skuId !== skuId || line.quantity !== 1)) throw new ShopError('SKU_GONE');
    return new Map([[skuId, 0]]);
  },
  onCreated: (tx, { order }) => recordClaim(tx, claimOf(order)),
  onPaid: nothingMore,
  async onClosed(tx, { order, lines, now }) {
    const { orderId, ...draw } = claimOf(order);
    if (!(await freeClaim(tx, { ...draw, orderId, wasSent: order.dispatchedAt !== null, now }))) return [];
    const moves = await lines();
    try {
      const moved = await moveStock(tx, { kind: 'reserve', moves, cause: { kind: 'drawUnclaimed', id: orderId }, now });
      await setHoldsPiece(tx, { ...draw, holds: true });
      return moved;
    } catch (error) {
      // What was lost on its way is not in the house any more; the prize can still be claimed when there is another one.
      if (error instanceof ShopError && error.errorCode === 'STOCK_SHORT') return [];
      throw error;
    }
  },
  onCompleted: nothingMore,
};

function claimOf({ userId, subjectId, id }: Order) {
  assert(subjectId, 'a prize has its draw');
  return { userId, id: subjectId, orderId: id };
}
