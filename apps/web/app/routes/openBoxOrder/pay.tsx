import { pageMeta } from '../../config/pageMeta.ts';
import { Pay } from '../../features/checkout/pay/Pay.tsx';
import { orderSections } from '../../shared/orders/sections/orderSections.ts';

const title = '支付开箱订单';

export const handle = { title, payBar: true };

export const meta = () => pageMeta({ title, description: '这一件为您锁着，用余额、微信支付或支付宝付款。' });

export default function OpenBoxOrderPay() {
  return <Pay section={orderSections.openBox} />;
}
