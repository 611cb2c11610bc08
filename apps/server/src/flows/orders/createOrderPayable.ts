import { findAndLockOrder, type Order, type OrderKinds } from '../../modules/orders/index.ts';
import type { Payable } from '../../modules/payments/index.ts';
import { endAfterSaleRefund } from '../afterSale/endAfterSaleRefund.ts';
import { orderIncome } from './orderIncome.ts';
import { markOrderPaid } from './markOrderPaid.ts';

/** An order as something that can be paid for, and refunded. Whoever pays it may want it back as it became. */
export function createOrderPayable(kinds: OrderKinds, onOrderPaid?: (order: Order) => void): Payable {
  return {
    async lock(tx, key) {
      const order = await findAndLockOrder(tx, key);
      if (!order) return null;
      if (order.state !== 'awaitingPayment') return { wants: 'nothing' };
      return {
        wants: 'payment',
        amountFen: order.payFen,
        title: `集物订单 ${order.no}`,
        due: { by: order.payBy, refusal: 'ORDER_OVERDUE' },
        locked: order,
        income: orderIncome(order),
      };
    },
    async onPaid(tx, { payment, locked, now }) {
      const order = locked as Order;
      const paid = await markOrderPaid(tx, { order, payment: { id: payment.id, with: payment.gateway }, now }, kinds);
      onOrderPaid?.(paid);
    },
    async onRefundEnded(tx, { causeId, userId, refund, outcome, now }) {
      await endAfterSaleRefund(tx, { userId, afterSaleId: causeId, amountFen: refund.amountFen, outcome, now });
    },
  };
}
