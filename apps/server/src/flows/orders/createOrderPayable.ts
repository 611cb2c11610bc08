import { findAndLockOrder, kindOf, type Order } from '../../modules/trade/orders/index.ts';
import type { Payable } from '../../modules/money/payments/index.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { endAfterSaleRefund } from '../afterSale/endAfterSaleRefund.ts';
import type { OrderRegistry } from './OrderRegistry.ts';
import { orderIncome } from './orderIncome.ts';
import { markOrderPaid } from './markOrderPaid.ts';

/** An order as something that can be paid for, and refunded. */
export function createOrderPayable(registry: OrderRegistry): Payable<Order> {
  return {
    async lock(tx, key) {
      const order = await findAndLockOrder(tx, key);
      if (!order) return null;
      if (order.state !== 'awaitingPayment') return { wants: 'nothing' };
      const kind = kindOf(registry.kinds, order.kind);
      if (!kind.isPaidAlone) throw new ShopError('ORDER_OF_BATCH');
      await kind.lock(tx, { order, to: 'pay' });
      return {
        wants: 'payment',
        amountFen: order.payFen,
        title: `集物订单 ${order.no}`,
        due: { by: order.payBy, refusal: 'ORDER_OVERDUE' },
        income: orderIncome(order),
        onPaid: ({ payment, now }) =>
          markOrderPaid(tx, { order, payment: { id: payment.id, with: payment.gateway }, now }, registry),
      };
    },
    takesBalance: true,
    takesFailedRefund: () => false,
    pageToPay: ({ id }) => `/order/pay?id=${id}`,
    pageAfter: ({ id }) => `/order/paymentCompleted?id=${id}`,
    async onRefundEnded(tx, { causeId, userId, refund, now }) {
      await endAfterSaleRefund(tx, { userId, afterSaleId: causeId, amountFen: refund.amountFen, now });
    },
  };
}
