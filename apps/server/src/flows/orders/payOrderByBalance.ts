import { assert } from '@jiwu/kernel';
import type { Order, OrderKinds } from '../../modules/orders/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { payByBalance } from '../payByBalance.ts';
import { createOrderPayable } from './createOrderPayable.ts';
import { orderKinds } from './orderKinds.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Pays an order out of the balance. The caller has verified the payment password. */
export async function payOrderByBalance(tx: Tx, input: Input, kinds: OrderKinds = orderKinds): Promise<Order> {
  const { userId, id, now } = input;
  const payable = { kind: 'order', id };
  let paid: Order | undefined;
  const order = createOrderPayable(kinds, (became) => {
    paid = became;
  });
  await payByBalance(tx, { userId, payable, title: '集物订单', now }, { order });
  assert(paid, 'an order that was paid for is paid');
  return paid;
}
