import { type PaidWith, rules } from '@jiwu/contract/rules';
import type { AfterSale, Order } from './orderQueries.ts';

export { afterSaleStateWords, stateWords } from '../../shared/orders/states/stateWords.ts';

export const parcelWords: Readonly<Record<Order['parcels'][number]['state'], string>> = {
  sent: '已揽收',
  inTransit: '运输中',
  delivering: '派送中',
  delivered: '已签收',
  problem: '配送异常',
};

/** The action that brought a request into each state. */
const afterSaleStepWords: Readonly<Record<AfterSale['state'], string>> = {
  applied: '提交申请',
  awaitingReturn: '同意退货',
  returning: '寄回商品',
  refunding: '开始退款',
  refunded: '退款完成',
  rejected: '没有通过',
  cancelled: '撤回申请',
};

export const afterSaleKindWords: Readonly<Record<AfterSale['kind'], string>> = {
  refundOnly: '仅退款',
  returnRefund: '退货退款',
};

export const afterSaleReasonWords: Readonly<Record<AfterSale['reason'], string>> = {
  changedMind: '不想要了',
  notAsDescribed: '与描述不符',
  damaged: '收到时已损坏',
  wrongGoods: '发错了商品',
  missing: '少件或漏发',
  late: '迟迟没有收到',
  other: '其他原因',
  groupFailed: '没有成团',
};

/** Before dispatch the shop cannot have sent the wrong thing: the buyer chose it wrongly. */
export const unsentReasonWords: Readonly<Record<'changedMind' | 'wrongGoods' | 'late' | 'other', string>> = {
  changedMind: '不想要了',
  wrongGoods: '规格或数量选错了',
  late: '发货太慢',
  other: '其他原因',
};

const unsentWords: Readonly<Record<AfterSale['reason'], string>> = { ...afterSaleReasonWords, ...unsentReasonWords };

/** Why something goes back, in the words that the buyer chose from. */
export function reasonWordsOf({ wasSent, reason }: Pick<AfterSale, 'wasSent' | 'reason'>): string {
  return (wasSent ? afterSaleReasonWords : unsentWords)[reason];
}

const gatewayWords: Readonly<Record<PaidWith, string>> = { ...rules.payment.names, nothing: '无需付款' };

export function paidWithWords(gateway: PaidWith): string {
  return gatewayWords[gateway];
}

/** Where a refund goes. */
export function refundToWords(refundTo: AfterSale['refundTo']): string {
  return refundTo === 'nothing' ? '没有需要退回的钱' : `退回${gatewayWords[refundTo]}`;
}

export const actorWords: Readonly<Record<Order['history'][number]['by'], string>> = {
  user: '您',
  staff: '客服',
  shop: '系统',
};

/** One entry of a request's history. Nobody decides on goods that have not left: the buyer's own request has the shop refund them. */
export function afterSaleHistoryWords({ to, by, note }: AfterSale['history'][number]): string {
  const actor = to === 'refunding' && by === 'user' ? 'shop' : by;
  return `${actorWords[actor]}：${note || afterSaleStepWords[to]}`;
}
