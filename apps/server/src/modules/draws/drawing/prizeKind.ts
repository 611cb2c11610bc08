import { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Order, OrderKind } from '../../orders/index.ts';
import { freeClaim, getUnclaimedSku, recordClaim } from './claimQueries.ts';

const nothingMore = () => Promise.resolve();

/** Sends goods that someone won: one piece, for nothing, out of the shop's stock. Its subject is the draw. */
export const prizeKind: OrderKind = {
  channel: 'drawPrize',
  payMinutes: rules.order.payMinutes,
  takesStock: true,
  paidInto: 'awaitingDispatch',
  async unitPrices(db, { userId, subjectId, lines }) {
    const skuId = await getUnclaimedSku(db, { userId, id: subjectId ?? '' });
    if (lines.some((line) => line.skuId !== skuId || line.quantity !== 1)) throw new ShopError('SKU_GONE');
    return new Map([[skuId, 0]]);
  },
  onCreated: (tx, { order }) => recordClaim(tx, claimOf(order)),
  onPaid: nothingMore,
  onClosed: (tx, { order }) => freeClaim(tx, claimOf(order)),
  onCompleted: nothingMore,
};

function claimOf({ userId, subjectId, id }: Order) {
  assert(subjectId, 'a prize has its draw');
  return { userId, id: subjectId, orderId: id };
}
