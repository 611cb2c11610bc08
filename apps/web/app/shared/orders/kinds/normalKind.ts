import { rules } from '@jiwu/contract/rules';
import { orderSections } from '../sections/orderSections.ts';
import { keepsFor, unpaidWith } from './keptWords.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** An ordinary order; other kinds spread it and say what differs. */
export const normalKind: OrderKindView = {
  section: orderSections.mine,
  chip: null,
  steps: { made: '提交订单', hasPayment: true, filled: null },
  keeps: keepsFor('库存'),
  unpaid: unpaidWith('库存'),
  late: '过时自动关闭',
  noCoupons: null,
  waits: null,
  delivered: `签收后 ${rules.afterSale.returnDays} 天内，不用理由也可以退。`,
  ready: '已经付款',
  completed: null,
  closed: null,
  refund: { label: '申请退款', submit: '确认退款', next: '还没有发出，提交后立即退款。' },
  close: '取消订单',
  free: '券与积分已抵完全部金额。',
};
