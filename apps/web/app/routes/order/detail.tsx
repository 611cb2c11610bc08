import { pageMeta } from '../../config/pageMeta.ts';
import { OrderDetail } from '../../features/orders/detail/OrderDetail.tsx';
import { orderSections } from '../../shared/orders/sections/orderSections.ts';

const title = '订单详情';

/** On phones it ends in a bar of its own. */
export const handle = { title, payBar: true };

export const meta = () => pageMeta({ title, description: '订单的进度、包裹物流、逐行的金额，以及可以做的事。' });

export default function OrderDetailPage() {
  return <OrderDetail section={orderSections.mine} />;
}
