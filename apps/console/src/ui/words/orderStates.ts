import type { Order } from '@jiwu/contract';

export const orderStates: Readonly<Record<Order['state'], string>> = {
  awaitingPayment: '待付款',
  awaitingGroup: '待成团',
  awaitingDispatch: '待发货',
  awaitingReceipt: '待收货',
  completed: '已完成',
  closed: '已关闭',
};
