import { rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { releaseCoupon } from '../../modules/promotion/coupons/index.ts';
import { freeHeldIntegral } from '../../modules/people/integral/index.ts';
import { cancelInvoice } from '../../modules/trade/invoices/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import { changeState, kindOf, listOrderLines, lockOrder, type Order } from '../../modules/trade/orders/index.ts';
import { endOpenPayments } from '../../modules/money/payments/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from './OrderRegistry.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly by: { readonly kind: 'user' | 'staff'; readonly id: string } | { readonly kind: 'shop' };
  readonly reason: string;
  readonly now: Date;
}

/** Closes an unpaid order: stock, coupon and integral are free again. */
export async function closeOrder(tx: Tx, input: Input, { kinds }: OrderRegistry): Promise<Order> {
  const { userId, id, by, reason, now } = input;
  const before = await lockOrder(tx, { userId, id });
  if (before.state !== 'awaitingPayment') throw new ShopError('ORDER_CHANGED');
  const kind = kindOf(kinds, before.kind);
  if (!kind.isPaidAlone) throw new ShopError('ORDER_OF_BATCH');
  await kind.lock(tx, { order: before, to: 'close' });
  const hasLapsed = kind.countsAsUnpaid && lapses(before, by.kind, now);
  const order = await changeState(tx, { order: before, step: 'close', by, reason, hasLapsed, now });
  const lines = await listOrderLines(tx, order);
  const cause = { kind: 'order', id };
  if (order.takesStock) await moveStock(tx, { kind: 'release', moves: lines, cause, now });
  await kind.onClosed(tx, { order, lines: () => Promise.resolve(lines), now });
  await endOpenPayments(tx, { userId, payable: { kind: 'order', id }, now });
  if (order.userCouponId) await releaseCoupon(tx, { userId, orderId: id });
  if (order.integral > 0) await freeHeldIntegral(tx, { userId, orderId: id, now });
  await cancelInvoice(tx, { userId, kind: 'order', id });
  if (by.kind !== 'user' && kind.tellsBuyer) {
    const facts = { orderNo: order.no, because: by.kind === 'shop' ? 'unpaid' : 'cancelled' } as const;
    await addNotice(tx, { userId, kind: 'orderClosed', facts, cause: id, link: { kind: 'order', id }, now });
  }
  return order;
}

/** Whoever closes an order only after holding its goods for a while has let it lapse, as it does by itself. What staff close is nobody's fault. */
function lapses({ createdAt }: Order, by: Input['by']['kind'], now: Date): boolean {
  switch (by) {
    case 'shop':
      return true;
    case 'staff':
      return false;
    case 'user':
      return now.getTime() - createdAt.getTime() >= rules.order.unpaid.freeMinutes * MINUTE_MS;
  }
}
