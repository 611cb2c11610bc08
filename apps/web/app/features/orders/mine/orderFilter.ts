import { rules } from '@jiwu/contract/rules';
import { orderSections, type OrderTab } from '../../../shared/orders/sections/orderSections.ts';

/** The filter of an order list. */
export interface OrderFilter {
  readonly list: keyof typeof orderSections;
  readonly tab: OrderTab;
  readonly keyword: string;
}

export const tabLabels: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  awaitingPayment: '待付款',
  awaitingDispatch: '待发货',
  awaitingReceipt: '待收货',
  completed: '已完成',
  toReview: '待评价',
  afterSale: '退款售后',
};

const LONGEST_KEYWORD = 40;

/** The filter in the address; unknown values are ignored. */
export function readOrderFilter(params: URLSearchParams, list: OrderFilter['list']): OrderFilter {
  const state = params.get('state');
  return {
    list,
    tab: rules.order.tabs.find((tab) => tab === state) ?? 'all',
    keyword: cleanKeyword(params.get('keyword') ?? ''),
  };
}

function cleanKeyword(typed: string): string {
  const printable = [...typed].filter((sign) => !rules.unprintable.test(sign)).join('');
  return printable.trim().slice(0, LONGEST_KEYWORD).trim();
}

export function orderListAddress({ list, tab, keyword }: OrderFilter): string {
  const path = `${orderSections[list].path}/mine`;
  const params = new URLSearchParams({
    ...(tab !== 'all' && { state: tab }),
    ...(keyword !== '' && { keyword }),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}
