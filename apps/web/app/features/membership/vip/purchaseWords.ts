import { gatewayNames } from '../../../components/payment/gatewayNames.ts';
import { shanghaiDay, shanghaiMinute } from '../../../format/shanghaiDay.ts';
import type { VipPurchase } from '../membershipQueries.ts';

interface PurchaseWords {
  /** When, and how it was paid. */
  readonly note: string;
  readonly state: string;
  /** What is to be said of the state in small. */
  readonly more: string | null;
}

/** How a purchase stands, and where its money is. */
export function purchaseWords(purchase: VipPurchase): PurchaseWords {
  const { state, paidWith, refundedAt } = purchase;
  const way = paidWith && gatewayNames[paidWith];
  const note = `${shanghaiDay(purchase.paidAt ?? purchase.createdAt)}${way ? `　${way}` : ''}`;
  switch (state) {
    case 'unpaid':
      return { note, state: '待付款', more: `${shanghaiMinute(purchase.payBy)} 前付款` };
    case 'paid':
      return { note, state: '已付款', more: null };
    case 'closed':
      return { note, state: '已关闭', more: '没有付款' };
    case 'refunding':
      return { note, state: '退款中', more: `退回${way ?? '原支付方式'}，天数已收回` };
    case 'refunded':
      return { note, state: '已退款', more: refundedAt && `${shanghaiDay(refundedAt)} 退回${way ?? '原支付方式'}` };
  }
}
