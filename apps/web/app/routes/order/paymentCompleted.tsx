import { pageMeta } from '../../config/pageMeta.ts';
import { PaymentCompleted } from '../../features/checkout/completed/PaymentCompleted.tsx';
import { orderSections } from '../../shared/orders/sections/orderSections.ts';

const title = '支付结果';

export const handle = { title };

export const meta = () => pageMeta({ title, description: '付款之后的安排：什么时候发出、送到哪里、怎样收货。' });

export default function OrderPaymentCompleted() {
  return <PaymentCompleted section={orderSections.mine} />;
}
