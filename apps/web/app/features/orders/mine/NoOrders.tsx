import { orderSections, type OrderSection } from '../../../shared/orders/sections/orderSections.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { type OrderFilter, orderListAddress } from './orderFilter.ts';

/** What is not there, on the tabs that are not all of it. */
const words: Readonly<
  Record<Exclude<OrderFilter['tab'], 'all'>, (section: OrderSection) => { title: string; text: string }>
> = {
  awaitingPayment: ({ unpaid }) => ({ title: '没有待付款的订单', text: unpaid }),
  awaitingDispatch: () => ({ title: '没有待发货的订单', text: '付款之后、包裹寄出之前的订单会列在这里。' }),
  awaitingReceipt: () => ({ title: '没有在路上的包裹', text: '寄出的包裹会列在这里，可以看到它走到了哪里。' }),
  completed: () => ({ title: '没有已完成的订单', text: '确认收货之后，订单会列在这里。' }),
  toReview: () => ({ title: '没有待评价的商品', text: '收货之后 30 天内可以评价，写下用起来的样子。' }),
  afterSale: () => ({ title: '没有退款与售后', text: '申请过的退款和退货会列在这里，能看到进度和金额。' }),
};

export function NoOrders({ filter }: { filter: OrderFilter }) {
  const section = orderSections[filter.list];
  if (filter.keyword === '') {
    return filter.tab === 'all' ? (
      <EmptyState {...section.none} action={section.toGoods} />
    ) : (
      <EmptyState {...words[filter.tab](section)} action={{ to: `${section.path}/mine`, label: '看全部订单' }} />
    );
  }
  return (
    <EmptyState
      title={`没有找到“${filter.keyword}”`}
      text="可以换商品名里的一个词，或者完整的订单号。"
      action={{ to: orderListAddress({ ...filter, keyword: '' }), label: '清除搜索' }}
      picture="compass"
    />
  );
}
