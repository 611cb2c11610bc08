import { assert, groupedYuan } from '@jiwu/kernel';
import type { ApprovalEvidence } from '../../../modules/staff/approvals/index.ts';
import { type AfterSale, listAfterSalesOfOrder, listUnsentRefunds } from '../../../modules/trade/afterSale/index.ts';
import { getOrder, listOrderNotes, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { findUnsentPlan } from './loadUnsentPlan.ts';

const givenBack: ReadonlySet<AfterSale['state']> = new Set(['refunding', 'refunded']);

/** The order, what staff wrote about it, that nothing was sent meanwhile and that no more goes back than was paid. */
export async function unsentEvidence(
  db: Reader,
  { id, now }: { id: string; now: Date },
  kinds: OrderKinds,
): Promise<ApprovalEvidence> {
  const [wish] = await listUnsentRefunds(db, [id]);
  assert(wish, 'a request is about something');
  const { userId, orderId } = wish;
  const [order, notes, afterSales] = await Promise.all([
    getOrder(db, { userId, id: orderId }),
    listOrderNotes(db, { userId, id: orderId }),
    listAfterSalesOfOrder(db, { userId, orderId }),
  ]);
  const unsent = await findUnsentPlan(db, { order, now }, kinds);
  const refundedFen = afterSales.reduce((sum, one) => sum + (givenBack.has(one.state) ? one.totalFen : 0), 0);
  return {
    links: [
      { kind: 'order', id: order.no, words: `订单 ${order.no}` },
      { kind: 'user', id: userId, words: '买家' },
    ],
    pictures: 0,
    story: [
      ...(order.paidAt ? [{ at: order.paidAt, words: `买家付款 ${groupedYuan(order.payFen)}` }] : []),
      ...notes.map(({ at, text }) => ({ at, words: text })),
    ],
    findings: [
      {
        what: '不超过实付',
        isGood: refundedFen + (unsent?.plan.totalFen ?? 0) <= order.payFen,
        words: `实付 ${groupedYuan(order.payFen)}，此前已退 ${groupedYuan(refundedFen)}`,
      },
      {
        what: '还没有发出',
        isGood: unsent !== null,
        words: unsent ? '发货后这个申请自动作废' : '没有还没发出的商品',
      },
    ],
  };
}
