import type { PayDevice } from '@jiwu/contract';
import { kindOf, lockOrder } from '../../modules/trade/orders/index.ts';
import {
  createPayment,
  findOpenPayment,
  type OutsideGateway,
  type PaymentRecord,
} from '../../modules/money/payments/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from './OrderRegistry.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly gateway: OutsideGateway;
  readonly device?: PayDevice;
  readonly now: Date;
}

/** A try to pay at a gateway; the one that is open there already, if there is one. */
export async function payOrder(tx: Tx, input: Input, { kinds }: OrderRegistry): Promise<PaymentRecord> {
  const { userId, id, now, ...way } = input;
  const order = await lockOrder(tx, { userId, id });
  if (order.state !== 'awaitingPayment') throw new ShopError(order.paidAt ? 'PAYMENT_DONE' : 'PAYMENT_CLOSED');
  const { balanceOnlySeconds, isPaidAlone } = kindOf(kinds, order.kind);
  if (!isPaidAlone) throw new ShopError('ORDER_OF_BATCH');
  if (order.payBy <= now) throw new ShopError('ORDER_OVERDUE');
  const payable = { kind: 'order', id };
  const known = await findOpenPayment(tx, { userId, payable, ...way, now });
  if (known) return known;
  if (order.payBy.getTime() - now.getTime() < balanceOnlySeconds * 1000) throw new ShopError('BALANCE_ONLY');
  return await createPayment(tx, {
    userId,
    payable,
    ...way,
    amountFen: order.payFen,
    title: `集物订单 ${order.no}`,
    expiresAt: order.payBy,
    now,
  });
}
