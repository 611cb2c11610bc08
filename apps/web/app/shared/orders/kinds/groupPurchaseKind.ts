import { rules } from '@jiwu/contract/rules';
import { keepsFor, unpaidWith } from './keptWords.ts';
import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** Bought together: paid, it waits until the group is full. */
export const groupPurchaseKind: OrderKindView = {
  ...normalKind,
  chip: '拼团',
  steps: { made: '提交订单', hasPayment: true, filled: '成团' },
  keeps: keepsFor('座位、库存'),
  unpaid: unpaidWith('座位、库存'),
  waits: {
    title: '等团坐满',
    text: `开团后 ${rules.groupPurchase.hours} 小时内坐满就发货；没满，钱自动原路退回，不用申请。`,
  },
  ready: '已经成团',
};
