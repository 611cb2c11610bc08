import { pageMeta } from '../../config/pageMeta.ts';
import { PaymentCompleted } from '../../features/checkout/completed/PaymentCompleted.tsx';
import { orderSections } from '../../shared/orders/sections/orderSections.ts';

const title = '开箱支付结果';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '付款之后的安排：什么时候发出、送到哪里，以及这一件的档案。' });

export default function OpenBoxOrderPaymentCompleted() {
  return <PaymentCompleted section={orderSections.openBox} />;
}
