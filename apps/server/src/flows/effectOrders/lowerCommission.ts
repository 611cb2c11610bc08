import { listEffectsOfLines, lockPromoters, lowerEffects } from '../../modules/channels/effectOrders/index.ts';
import type { RefundStep } from '../orders/OrderRegistry.ts';

/** Before the buyer's money is touched: a promoter's row is locked before any wallet. */
export const lockCredited: RefundStep = {
  at: 'beforeMoney',
  async run(tx, { order, refunded }) {
    if (!order.isCredited) return;
    const lineIds = refunded.map(({ lineId }) => lineId);
    const effects = await listEffectsOfLines(tx, { buyerId: order.userId, orderId: order.id, lineIds });
    await lockPromoters(
      tx,
      effects.map(({ userId }) => userId),
    );
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
