import type { rules } from '@jiwu/contract';
import { groupedYuan } from '@jiwu/kernel';
import {
  getAfterSale,
  listAfterSaleHistory,
  listAfterSalePictures,
  listAfterSalesOfOrder,
  totalFen,
} from '../../../modules/trade/afterSale/index.ts';
import type { ApprovalEvidence } from '../../../modules/staff/approvals/index.ts';
import { findOrder } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

const people = { user: '买家', staff: '员工', shop: '系统' } as const;

type State = (typeof rules.afterSale.states)[number];

/** What somebody did who wrote nothing about it, by the state that came of it. */
const deeds: Readonly<Record<State, string>> = {
  applied: '申请售后',
  awaitingReturn: '同意退货',
  returning: '寄回了商品',
  refunding: '开始退款',
  refunded: '退款到账',
  rejected: '没有同意',
  cancelled: '撤回了申请',
};

/** One deed of the story. A buyer only asks: what was not sent, the system then refunds. */
export function deedWords({ to, by, note }: { to: State; by: keyof typeof people; note: string }): string {
  const actor = to === 'refunding' && by === 'user' ? 'shop' : by;
  return `${people[actor]}：${note === '' ? deeds[to] : note}`;
}

/** What a second person looks at before much money goes back: the photos, the order, and what went back of it before. */
export async function refundEvidence(db: Reader, id: string): Promise<ApprovalEvidence> {
  const afterSale = await getAfterSale(db, { id });
  const { userId, orderId, orderNo } = afterSale;
  const [history, pictures, order, all] = await Promise.all([
    listAfterSaleHistory(db, [afterSale]),
    listAfterSalePictures(db, [afterSale]),
    findOrder(db, { userId, id: orderId }),
    listAfterSalesOfOrder(db, { userId, orderId }),
  ]);
  const others = all.filter((one) => one.id !== id);
  const refundedFen = others
    .filter(({ state }) => state === 'refunding' || state === 'refunded')
    .reduce((sum, one) => sum + one.totalFen, 0);
  const open = others.filter(({ state }) => state === 'applied' || state === 'awaitingReturn' || state === 'returning');
  const paidFen = order?.payFen ?? 0;
  return {
    links: [
      { kind: 'afterSale', id, words: '售后' },
      { kind: 'order', id: orderNo, words: `订单 ${orderNo}` },
      { kind: 'user', id: userId, words: '买家' },
    ],
    pictures: pictures.length,
    story: history.map((deed) => ({ at: deed.at, words: deedWords(deed) })),
    findings: [
      {
        what: '不超过实付',
        isGood: refundedFen + totalFen(afterSale) <= paidFen,
        words: `实付 ${groupedYuan(paidFen)}，此前已退 ${groupedYuan(refundedFen)}`,
      },
      {
        what: '没有别的申请',
        isGood: open.length === 0,
        words: open.length === 0 ? '这一单没有别的售后在等' : `这一单还有 ${open.length} 个售后在等`,
      },
    ],
  };
}
