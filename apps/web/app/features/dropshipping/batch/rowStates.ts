import { rules } from '@jiwu/contract/rules';
import type { Row } from '../batchQueries.ts';

type RowOrder = NonNullable<Row['order']>;

/** Rows that one request takes. */
export const MOST_CHOSEN = rules.dropshipping.rowsPerRequest;

const orderStates: Readonly<Record<RowOrder['state'], string>> = {
  awaitingPayment: '待付款',
  awaitingGroup: '待成团',
  awaitingDispatch: '待发货',
  awaitingReceipt: '在路上',
  completed: '已签收',
  closed: '已取消',
};

const verdicts: Readonly<Record<Row['state'], string>> = {
  unread: '没有核对',
  bad: '没改好，没有下单',
  repeated: '重复，没有下单',
  good: '没有下单',
  ordered: '正在下单',
};

const afterSaleStates: Readonly<Record<NonNullable<RowOrder['afterSale']>['state'], string>> = {
  applied: '售后审核中',
  awaitingReturn: '等您寄回',
  returning: '退货在路上',
  refunding: '正在退款',
  refunded: '售后已退款',
  rejected: '售后未通过',
  cancelled: '售后已撤回',
};

/** Where the parcel of a row is, or why there is none. */
export function rowState({ state, order }: Pick<Row, 'state' | 'order'>): string {
  return order ? orderStates[order.state] : verdicts[state];
}

/** How far the after-sale of a row is; null where there is none. */
export function rowAfterSale({ order }: Pick<Row, 'order'>): string | null {
  return order?.afterSale ? afterSaleStates[order.afterSale.state] : null;
}

/** Whether its order is paid and no parcel has left. */
export function isCancellable({ order }: Pick<Row, 'order'>): boolean {
  return order?.state === 'awaitingDispatch';
}

/** Where an after-sale of a row is asked for, or looked at; null while its parcel has not left. */
export function afterSaleAddress({ order }: Pick<Row, 'order'>): string | null {
  if (!order || (order.state !== 'awaitingReceipt' && order.state !== 'completed')) return null;
  return `/order/detail?id=${order.id}${order.afterSale ? '' : '&afterSale=apply'}`;
}
