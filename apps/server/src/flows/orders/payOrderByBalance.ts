import type { Payable } from '../../modules/money/payments/index.ts';
import type { Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { payByBalance } from '../payments/payByBalance.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Pays an order out of the balance. The caller has verified the payment password. */
export async function payOrderByBalance(tx: Tx, input: Input, orders: Payable<Order>): Promise<Order> {
  const { userId, id, now } = input;
  const payable = { kind: 'order', id };
  const { paid } = await payByBalance(tx, { userId, payable, title: '集物订单', now }, orders);
  return paid;
}
