import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { type OrderFilter, orderListAddress } from './orderFilter.ts';

const toGoods = { to: '/resource', label: '去货源看看' };
const toAll = { to: '/order/mine', label: '看全部订单' };

const words: Readonly<
  Record<OrderFilter['tab'], { title: string; text: string; action: { to: string; label: string } }>
> = {
  all: { title: '还没有订单', text: '选好商品下单之后，付款、物流、售后都在这里。', action: toGoods },
  awaitingPayment: { title: '没有待付款的订单', text: '下单后 30 分钟内没有付款的，会自动关闭。', action: toAll },
  awaitingDispatch: { title: '没有待发货的订单', text: '付款之后、包裹寄出之前的订单会列在这里。', action: toAll },
  awaitingReceipt: { title: '没有在路上的包裹', text: '寄出的包裹会列在这里，可以看到它走到了哪里。', action: toAll },
  toReview: { title: '没有待评价的商品', text: '收货之后 30 天内可以评价，写下用起来的样子。', action: toAll },
  afterSale: { title: '没有退款与售后', text: '申请过的退款和退货会列在这里，能看到进度和金额。', action: toAll },
};

export function NoOrders({ filter }: { filter: OrderFilter }) {
  if (filter.keyword === '') return <EmptyState {...words[filter.tab]} />;
  return (
    <EmptyState
      title={`没有找到“${filter.keyword}”`}
      text="可以换商品名里的一个词，或者完整的订单号。"
      action={{ to: orderListAddress({ ...filter, keyword: '' }), label: '清除搜索' }}
      picture="compass"
    />
  );
}
