import { recordRefunded } from '../../modules/goods/boughtTogether/index.ts';
import type { RefundStep } from '../orders/OrderRegistry.ts';

/** A product that was wholly given back was not bought together with the rest: the next night takes it out of 经常一起买. */
export const forgetTogether: RefundStep = {
  at: 'afterMoney',
  async run(tx, { order, lines, emptied }) {
    const productIds = [...new Set(lines.map(({ productId }) => productId))];
    if (productIds.length < 2) return;
    const isEmpty = (line: (typeof lines)[number]) =>
      emptied.includes(line.id) || line.quantity === line.cancelledQuantity + line.returnedQuantity;
    const ofProduct = Map.groupBy(lines, ({ productId }) => productId);
    const gone = productIds.filter((id) => {
      const own = ofProduct.get(id) ?? [];
      // Gone now, and not before: one of its lines is emptied by this refund.
      return own.every(isEmpty) && own.some((line) => emptied.includes(line.id));
    });
    if (gone.length > 0) await recordRefunded(tx, { order, productIds: gone });
  },
};
