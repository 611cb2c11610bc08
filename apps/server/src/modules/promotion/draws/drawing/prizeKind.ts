import { assert } from '@jiwu/kernel';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { normalKind, type Order, type OrderKind } from '../../../trade/orders/index.ts';
import { moveStock } from '../../../goods/stock/index.ts';
import { freeClaim, getUnclaimed, recordClaim, setHoldsPiece } from './claimQueries.ts';

/** An order that sends won goods: one piece, free of charge, out of the shop's stock. Its subject is the draw. */
export const prizeKind: OrderKind = {
  ...normalKind,
  channel: 'drawPrize',
  isPromised: true,
  isBoughtAtCheckout: false,
  countsTowardsLimits: false,
  countsAsUnpaid: false,
  async lineTerms(db, { userId, subjectId, lines, now }) {
    const { skuId } = await getUnclaimed(db, { userId, id: subjectId ?? '', now });
    if (lines.some((line) => line.skuId !== skuId || line.quantity !== 1)) throw new ShopError('SKU_GONE');
    return new Map(lines.map(({ lineId }) => [lineId, { unitPriceFen: 0 }]));
  },
  onCreated: (tx, { order }) => recordClaim(tx, claimOf(order)),
  async onClosed(tx, { order, lines, now }) {
    const { orderId, ...draw } = claimOf(order);
    if (!(await freeClaim(tx, { ...draw, orderId, wasSent: order.dispatchedAt !== null, now }))) return;
    const moves = await lines();
    try {
      await moveStock(tx, { kind: 'reserve', moves, cause: { kind: 'drawUnclaimed', id: orderId }, now });
      await setHoldsPiece(tx, { ...draw, holds: true });
    } catch (error) {
      // The lost piece is no longer in stock; the prize can still be claimed when another piece arrives.
      if (error instanceof ShopError && error.errorCode === 'STOCK_SHORT') return;
      throw error;
    }
  },
};

function claimOf({ userId, subjectId, id }: Order) {
  assert(subjectId, 'a prize has its draw');
  return { userId, id: subjectId, orderId: id };
}
