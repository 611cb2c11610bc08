import { type PaidWith, rules } from '@jiwu/contract';
import { useCoupon } from '../../modules/promotion/coupons/index.ts';
import { spendHeldIntegral } from '../../modules/people/integral/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import {
  changeState,
  kindOf,
  listOrderLines,
  type Order,
  type OrderKind,
  type OrderStep,
} from '../../modules/trade/orders/index.ts';
import { sideBySide } from '../../platform/database/sideBySide.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { OrderRegistry } from './OrderRegistry.ts';

interface Input {
  readonly order: Order;
  readonly payment: { readonly id: string | null; readonly with: PaidWith };
  readonly now: Date;
}

/** The step of a payment, by the state that its kind leads into. */
const payStep = { awaitingDispatch: 'pay', awaitingGroup: 'payIntoGroup' } as const satisfies Record<
  OrderKind['paidInto'],
  OrderStep
>;

/** What the order's history says. */
const reasonOf = (paidWith: PaidWith) => (paidWith === 'nothing' ? '无需付款' : `${rules.payment.names[paidWith]}付款`);

/**
 * The order is paid: the coupon is used, the integral spent. The caller holds the order, which waits for payment, and books
 * where the money goes (`orderIncome`). Answers the order as it is after its kind had its say: a group may be full now.
 */
export async function markOrderPaid(tx: Tx, input: Input, { kinds, paymentSteps }: OrderRegistry): Promise<Order> {
  const { payment, now } = input;
  const { userId, id, no, payFen, userCouponId, integral } = input.order;
  const kind = kindOf(kinds, input.order.kind);
  const step = payStep[kind.paidInto];
  const by = { kind: 'user', id: userId } as const;
  const facts = { orderNo: no, amountFen: payFen, awaitsOthers: kind.paidInto === 'awaitingGroup' };
  const notice = { kind: 'orderPaid', facts, cause: id } as const;
  // Side by side, in one round trip.
  const [paid] = await sideBySide(tx, [
    changeState(tx, { order: { userId, id }, step, by, reason: reasonOf(payment.with), payment, now }),
    userCouponId && useCoupon(tx, { userId, orderId: id, now }),
    payFen > 0 && kind.tellsBuyer && addNotice(tx, { userId, ...notice, link: { kind: 'order', id }, now }),
  ]);
  if (integral > 0) await spendHeldIntegral(tx, { userId, orderId: id, now });
  const lines = () => listOrderLines(tx, { userId, id });
  const order = (await kind.onPaid(tx, { order: paid, lines, now })) ?? paid;
  for (const step of paymentSteps) await step(tx, { order, lines, now });
  return order;
}
