import { orderPage } from '../../../shared/orders/sections/orderPage.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import type { Order } from '../orderQueries.ts';

/** The order can no longer be paid: the reason, and the consequences for stock, coupon and money. */
export function ClosedOrder({ order }: { order: Order }) {
  const isByUser = order.history.findLast(({ to }) => to === 'closed')?.by === 'user';
  const why = isByUser ? '您取消了这笔订单' : '到时没有付款，订单已自动关闭';
  return (
    <EmptyState
      title="订单已关闭"
      text={`${why}，没有扣款，券与积分已退回。若刚才已在别处付了款，钱会按原路退回。`}
      action={{ to: orderPage(order, 'detail'), label: '看订单详情' }}
    />
  );
}
