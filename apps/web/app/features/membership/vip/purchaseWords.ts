import { rules } from '@jiwu/contract/rules';
import { shanghaiDay, shanghaiMinute } from '../../../format/shanghaiDay.ts';
import type { VipPurchase } from '../membershipQueries.ts';

interface PurchaseWords {
  /** When, and how it was paid. */
  readonly note: string;
  readonly state: string;
  /** Details of the state in small type. */
  readonly more: string | null;
}

const stateWords: Readonly<Record<VipPurchase['state'], string>> = {
  unpaid: '待付款',
  paid: '已付款',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
};

/** The state of a purchase, and the place of its money, in words. */
export function purchaseWords(purchase: VipPurchase): PurchaseWords {
  const { state, paidAt, paidWith, createdAt } = purchase;
  const way = paidWith ? `　${rules.payment.names[paidWith]}` : '';
  return { note: `${shanghaiDay(paidAt ?? createdAt)}${way}`, state: stateWords[state], more: moreOf(purchase) };
}

function moreOf({ state, payBy, paidWith, refundedAt }: VipPurchase): string | null {
  if (state === 'unpaid') return `${shanghaiMinute(payBy)} 前付款`;
  if (state === 'closed') return '没有付款';
  if (state === 'paid' || paidWith === null) return null;
  const way = rules.payment.names[paidWith];
  return refundedAt ? `${shanghaiDay(refundedAt)} 退回${way}` : `退回${way}，天数已收回`;
}
