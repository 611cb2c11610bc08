import { rules } from '@jiwu/contract/rules';
import { shanghaiSecond } from '../../../format/shanghaiDay.ts';
import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** One piece of a deal of the day: claimed first, then ordered. Its time runs from the claim, not from the order. */
export const wootKind: OrderKindView = {
  ...normalKind,
  chip: '每日一抢',
  steps: { made: '抢到下单', hasPayment: true, filled: null },
  keeps: ({ payBy }) => `这一件为您留到 ${shanghaiSecond(payBy)}，提交后时间不重新算。`,
  unpaid: `这一件为您留着。到时未付会自动放回，用了积分的立即退回；最后 ${rules.woot.balanceOnlySeconds} 秒只能用余额付。`,
  late: '过时自动放回',
  noCoupons: '每日一抢不叠优惠券与满减。',
  ready: '抢到并已付款',
};
