import { rules } from '@jiwu/contract/rules';
import { shanghaiSecond } from '../../../format/shanghaiDay.ts';
import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** One opened thing: locked first, then ordered. Its time runs from the lock, not from the order. */
export const openBoxKind: OrderKindView = {
  ...normalKind,
  chip: '开箱',
  keeps: ({ payBy }) => `这一件为您锁到 ${shanghaiSecond(payBy)}，提交后时间不重新算。`,
  unpaid: `这一件为您锁着。到时未付会放回列表，积分立即退回；最后 ${rules.openBox.balanceOnlySeconds} 秒只能用余额付。`,
};
