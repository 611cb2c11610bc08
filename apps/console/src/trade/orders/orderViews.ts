import type { Answer, Contract } from '@jiwu/contract';

type Counts = Answer<Contract['staffOrderCounts']>;

/** The shop's own views, with how many wait in each. */
export function orderViews(counts: Counts | undefined) {
  const number = (name: Exclude<keyof Counts, 'most'>): string | undefined => {
    if (!counts) return undefined;
    return counts[name] > counts.most ? `${counts.most}+` : String(counts[name]);
  };
  return [
    { name: '待发货', query: 'state=awaitingDispatch', count: number('awaitingDispatch') },
    { name: '超时未发', query: 'due=overdue', count: number('overdue') },
    { name: '今天 18 点前要发', query: 'due=today', count: number('dueToday') },
    { name: '催过', query: 'reminded=1', count: number('reminded') },
    { name: '售后中', query: 'afterSale=open', count: number('afterSale') },
    { name: '拼团待成', query: 'state=awaitingGroup', count: number('awaitingGroup') },
    { name: '待付款', query: 'state=awaitingPayment', count: number('awaitingPayment') },
    { name: '待收货', query: 'state=awaitingReceipt', count: number('awaitingReceipt') },
    { name: '全部', query: '' },
  ];
}
