import { randomInt } from 'node:crypto';
import { businessDay, newId } from '@jiwu/kernel';
import { applyAfterSale } from '../../../apps/server/src/flows/afterSale/applyAfterSale.ts';
import { approveAfterSale } from '../../../apps/server/src/flows/afterSale/decideAfterSale.ts';
import { previewAfterSale } from '../../../apps/server/src/flows/afterSale/queries/previewAfterSale.ts';
import { applyCapture } from '../../../apps/server/src/flows/payments/applyCapture.ts';
import { completeOrder } from '../../../apps/server/src/flows/orders/completeOrder.ts';
import { createOrder } from '../../../apps/server/src/flows/orders/createOrder.ts';
import { dispatchOrder } from '../../../apps/server/src/flows/orders/dispatchOrder.ts';
import { payOrderByBalance } from '../../../apps/server/src/flows/orders/payOrderByBalance.ts';
import { quoteOrder } from '../../../apps/server/src/flows/orders/queries/quoteOrder.ts';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { listOrderLines, type Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { startRecharge } from '../../../apps/server/src/modules/money/wallet/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { addSpent, type Member } from './Member.ts';

export interface Wish {
  readonly lines: readonly { readonly skuId: string; readonly quantity: number }[];
  readonly useIntegral: number | 'max';
}

/** An order at the price that is quoted now, with the best coupon. */
export async function makeMemberOrder(tx: Tx, member: Member, wish: Wish, now: Date): Promise<Order> {
  const { userId, addressId } = member;
  const fixed = { addressId, coupon: 'best', delivery: { kind: 'standard' } } as const;
  const draft = { ...wish, ...fixed, lines: [...wish.lines] };
  const { key } = await quoteOrder(tx, { userId, draft, now }, orderRegistry.kinds);
  const rest = { remark: '', invoice: { kind: 'none' }, fromCart: false, requestKey: newId() } as const;
  return await createOrder(tx, { ...draft, ...rest, userId, quoteKey: key, now }, orderRegistry);
}

/** Money for this, recharged just before. */
export async function recharge(tx: Tx, member: Member, wantedFen: number, now: Date): Promise<void> {
  const amountFen = Math.max(100, Math.ceil(wantedFen / 100) * 100);
  const { paymentId } = await startRecharge(tx, { userId: member.userId, amountFen, gateway: 'wechat', now });
  const outTradeNo = paymentId.replaceAll('-', '');
  const capture = { outTradeNo, transactionId: `42${outTradeNo}`, amountFen, paidAt: now };
  await applyCapture(tx, { gateway: 'wechat', capture, now }, payables);
}

export async function payMemberOrder(tx: Tx, member: Member, order: Order, now: Date): Promise<void> {
  if (order.payFen === 0) return;
  await recharge(tx, member, order.payFen, now);
  await payOrderByBalance(tx, { userId: member.userId, id: order.id, now }, payables.order);
}

export async function sendAndReceive(db: Database, member: Member, order: Order, at: { sent: Date; received: Date }) {
  const trackingNo = `SF1${String(randomInt(0, 1_000_000_000_000)).padStart(12, '0')}`;
  const parcel = { staffId: newId(), no: order.no, carrier: 'sf', trackingNo };
  await db.transact((tx) => dispatchOrder(tx, { ...parcel, now: at.sent }, orderRegistry));
  await db.transact(async (tx) => {
    const by = { kind: 'user', id: member.userId } as const;
    const { payFen, completedAt } = await completeOrder(
      tx,
      { userId: member.userId, id: order.id, by, now: at.received },
      orderRegistry,
    );
    addSpent(member, businessDay(completedAt ?? at.received), payFen);
  });
}

interface Refund {
  readonly order: Order;
  readonly pieces: 'one' | 'all';
  readonly now: Date;
}

/** Refunds at once. Returns the refunded amount. */
export async function refundMemberOrder(tx: Tx, { userId }: Member, { order, pieces, now }: Refund): Promise<number> {
  const lines = (await listOrderLines(tx, order)).map(({ id, quantity }) => ({
    lineId: id,
    pieces: pieces === 'all' ? quantity : 1,
  }));
  const asked = { orderId: order.id, kind: 'refundOnly', lines } as const;
  const { totalFen } = await previewAfterSale(tx, { userId, ...asked, now }, orderRegistry.kinds);
  const wish = { ...asked, reason: 'damaged' as const, description: '', pictures: [], totalFen };
  const afterSale = await applyAfterSale(tx, { userId, wish, now }, orderRegistry);
  if (afterSale.state === 'applied')
    await approveAfterSale(tx, { staffId: newId(), id: afterSale.id, note: '', now }, orderRegistry);
  return totalFen;
}
