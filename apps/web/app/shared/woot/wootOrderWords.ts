import type { Order } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { clockMoment } from '../../format/momentWords.ts';

type Facts = Pick<Order, 'state' | 'payBy' | 'paidAt' | 'now'>;

const { balanceOnlySeconds, endedPerDay } = rules.woot;
const got = '这一件是您抢到的，按一抢价成交。';

const words: Readonly<Record<Order['state'], (order: Facts) => string>> = {
  awaitingPayment: ({ payBy, now }) =>
    `这一件为您留到 ${clockMoment(payBy, now)}，没付就放回，别人可以接着抢。最后 ${balanceOnlySeconds} 秒只能用余额付；` +
    `没付或取消满 ${endedPerDay} 次，当天不能再抢。`,
  awaitingGroup: () => got,
  awaitingDispatch: () => `${got}没有发出前可以退款；退了，当天不能再抢同一款。`,
  awaitingReceipt: () => got,
  completed: () => got,
  closed: ({ paidAt }) => (paidAt === null ? '没有付款，这一件已经放回，别人可以接着抢。' : got),
};

/** What a deal of the day means for its order. */
export function wootOrderWords(order: Facts): string {
  return words[order.state](order);
}
