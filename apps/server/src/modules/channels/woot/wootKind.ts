import { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { moveStock } from '../../goods/stock/index.ts';
import { normalKind, type Order, type OrderKind } from '../../trade/orders/index.ts';
import { buyClaim, freeClaim, getClaim, getHeld, giveBackClaim, lockSupply, orderClaim } from '../claims/index.ts';
import { getDeal } from './dealQueries.ts';

/**
 * One piece of a deal, at its price. The order's subject is the claim, whose deadline it inherits. The piece was set aside for the
 * deal; the order takes it over, and gives it back to the deal when it is not paid, or refunded unsent while the deal runs.
 */
export const wootKind: OrderKind = {
  ...normalKind,
  channel: 'woot',
  // Who holds a claim has the piece, whatever becomes of the product; the deal has a limit of its own.
  isPromised: true,
  countsTowardsLimits: false,
  countsAsUnpaid: false,
  mayBeReordered: false,
  balanceOnlySeconds: rules.woot.balanceOnlySeconds,
  // Others wait for the piece. Money of the last second finds the order closed, and goes back by itself.
  graceSeconds: 0,
  async payBy(db, { userId, subjectId, now }) {
    return (await getHeld(db, { userId, id: subjectId ?? '', now })).deadline;
  },
  async lineTerms(db, { userId, subjectId, lines, now }) {
    if (subjectId === null) throw new ShopError('NOT_FOUND');
    const { subject } = await getHeld(db, { userId, id: subjectId, now });
    const { skuId, priceFen } = await getDeal(db, subject.id);
    const [line] = lines;
    if (lines.length !== 1 || line?.skuId !== skuId || line.quantity !== 1) throw new ShopError('SKU_GONE');
    return new Map([[line.lineId, { unitPriceFen: priceFen }]]);
  },
  async lock(tx, { order, to }) {
    // What leaves the house or arrives changes nothing of the deal.
    if (to === 'dispatch' || to === 'complete') return;
    const { subject } = await getClaim(tx, claimOf(order));
    await lockSupply(tx, subject);
  },
  async onReserving(tx, { userId, subjectId, orderId, lines, now }) {
    assert(subjectId, 'a deal is ordered by its claim');
    await orderClaim(tx, { userId, id: subjectId, orderId, now });
    await moveStock(tx, { kind: 'release', moves: lines, cause: { kind: 'wootOrdered', id: subjectId }, now });
  },
  async onPaid(tx, { order, now }) {
    await buyClaim(tx, { ...claimOf(order), now });
    return null;
  },
  async onClosed(tx, { order, lines, now }) {
    if (order.paidAt !== null) return; // refunded: onRefunded has seen to the piece
    await freeClaim(tx, { ...claimOf(order), now });
    await setAsideAgain(tx, { order, moves: await lines(), now });
  },
  async onRefunded(tx, { order, pieces, wasSent, now }) {
    if (wasSent || !(await giveBackClaim(tx, { ...claimOf(order), now }))) return;
    await setAsideAgain(tx, { order, moves: pieces, now });
  },
};

function claimOf({ userId, subjectId }: Order): { userId: string; id: string } {
  assert(subjectId, 'a deal was ordered by its claim');
  return { userId, id: subjectId };
}

/** The core has just released the piece and holds the stock: nobody was faster. */
async function setAsideAgain(
  tx: Tx,
  { order, moves, now }: { order: Order; moves: Parameters<typeof moveStock>[1]['moves']; now: Date },
): Promise<void> {
  await moveStock(tx, { kind: 'reserve', moves, cause: { kind: 'wootBack', id: order.id }, now });
}
