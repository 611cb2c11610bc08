import { pageMeta } from '../../config/pageMeta.ts';
import { Confirm } from '../../features/checkout/confirm/Confirm.tsx';
import askQuote from '../../features/checkout/confirm/early/askQuote.ts?script';
import { orderSections } from '../../shared/orders/sections/orderSections.ts';

const title = '确认订单';

export const handle = { title, payBar: true, earlyScript: askQuote };

export const meta = () => pageMeta({ title, description: '核对地址、商品、优惠与运费，每一项怎么算都写清楚。' });

export default function OrderConfirm() {
  return <Confirm section={orderSections.mine} />;
}
