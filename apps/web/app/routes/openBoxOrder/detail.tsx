import { pageMeta } from '../../config/pageMeta.ts';
import { OrderDetail } from '../../features/orders/detail/OrderDetail.tsx';
import { orderSections } from '../../shared/orders/sections/orderSections.ts';

const title = '开箱订单详情';

/** On phones it ends in a bar of its own. */
export const handle = { title, payBar: true };

export const meta = () =>
  pageMeta({ title, description: '这一件的档案、检测单、您确认过的内容，以及包裹、金额和可以做的事。' });

export default function OpenBoxOrderDetail() {
  return <OrderDetail section={orderSections.openBox} />;
}
