import type { AfterSale, Order } from '@jiwu/contract';

export const stateWords: Readonly<Record<Order['state'], string>> = {
  awaitingPayment: '待付款',
  awaitingGroup: '待成团',
  awaitingDispatch: '待发货',
  awaitingReceipt: '待收货',
  completed: '已完成',
  closed: '已关闭',
};

export const afterSaleStateWords: Readonly<Record<AfterSale['state'], string>> = {
  applied: '等待审核',
  awaitingReturn: '等待寄回',
  returning: '退货途中',
  refunding: '退款中',
  refunded: '已退款',
  rejected: '未通过',
  cancelled: '已撤回',
};
