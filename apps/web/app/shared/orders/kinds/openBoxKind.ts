import { rules } from '@jiwu/contract/rules';
import { shanghaiSecond } from '../../../format/shanghaiDay.ts';
import { orderSections } from '../sections/orderSections.ts';
import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** One opened thing: locked first, then ordered. Its time runs from the lock, not from the order. */
export const openBoxKind: OrderKindView = {
  ...normalKind,
  section: orderSections.openBox,
  chip: '开箱',
  steps: { made: '锁定下单', hasPayment: true, filled: null },
  keeps: ({ payBy }) => `这一件为您锁到 ${shanghaiSecond(payBy)}，提交后时间不重新算。`,
  unpaid: `这一件为您锁着。到时未付会放回列表，用了积分的立即退回；最后 ${rules.openBox.balanceOnlySeconds} 秒只能用余额付。`,
  late: '过时放回列表',
  noCoupons: '开箱单件不叠优惠券与满减。',
  delivered: '请对照照片和检测单看一遍；怎么退，写在下面的单件档案里。',
  close: '放弃，放回列表',
};
