import { pageMeta } from '../../config/pageMeta.ts';
import { Confirm } from '../../features/checkout/confirm/Confirm.tsx';
import askQuote from '../../features/checkout/confirm/early/askQuote.ts?script';
import { orderSections } from '../../shared/orders/sections/orderSections.ts';

const title = '确认这一件';

export const handle = { title, payBar: true, earlyScript: askQuote };

export const meta = () =>
  pageMeta({ title, description: '写明等级、每一处痕迹和缺件，由您逐条确认；勾与不勾，退货的规则都写清楚。' });

export default function OpenBoxOrderConfirm() {
  return <Confirm section={orderSections.openBox} />;
}
