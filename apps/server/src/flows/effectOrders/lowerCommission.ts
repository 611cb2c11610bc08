import {
  findOwnPayout,
  freePayout,
  listEffectsOfLines,
  lockPromoters,
  lowerEffects,
} from '../../modules/channels/effectOrders/index.ts';
import { voidApproval } from '../../modules/staff/approvals/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { RefundStep } from '../orders/OrderRegistry.ts';
import { PAYOUT } from './payoutApproval.ts';

/**
 * Before the buyer's money is touched: a promoter's row is locked before any wallet. A payout that waits with one of these effect
 * orders can no longer be what it was, and frees what it held.
 */
export const lockCredited: RefundStep = {
  at: 'beforeMoney',
  async run(tx, { order, refunded, now }) {
    if (!order.isCredited) return;
    const key = { buyerId: order.userId, orderId: order.id, lineIds: refunded.map(({ lineId }) => lineId) };
    const promoterIds = (await listEffectsOfLines(tx, key)).map(({ userId }) => userId);
    await lockPromoters(tx, promoterIds);
    // As they are under the lock.
    for (const { userId, state, payoutId } of await listEffectsOfLines(tx, key)) {
      if (state === 'payable' && payoutId !== null) await freeWaiting(tx, { userId, payoutId, now });
    }
  },
};

/** What goes back of a line lowers its commission: last of all, since the promoter's accounts come after the buyer's. */
export const lowerCommission: RefundStep = {
  at: 'afterMoney',
  async run(tx, { order, afterSale, refunded, now }) {
    if (!order.isCredited) return;
    await lowerEffects(tx, {
      buyerId: order.userId,
      orderId: order.id,
      afterSaleId: afterSale.id,
      lines: refunded,
      now,
    });
  },
};

async function freeWaiting(
  tx: Tx,
  { userId, payoutId, now }: { userId: string; payoutId: string; now: Date },
): Promise<void> {
  const payout = await findOwnPayout(tx, { userId, id: payoutId });
  if (payout?.state !== 'waiting') return;
  await voidApproval(tx, { kind: PAYOUT, subjectId: payoutId, now });
  await freePayout(tx, { payout, ending: 'changed', refusal: null, now });
}
