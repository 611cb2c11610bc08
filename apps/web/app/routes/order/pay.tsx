import { pageMeta } from '../../config/pageMeta.ts';
import { Pay } from '../../features/checkout/pay/Pay.tsx';
import { orderSections } from '../../shared/orders/sections/orderSections.ts';

const title = '支付';

export const handle = { title, payBar: true };

export const meta = () => pageMeta({ title, description: '用余额、微信支付或支付宝付款。' });

export default function OrderPay() {
  return <Pay section={orderSections.mine} />;
}
