import { pageMeta } from '../../config/pageMeta.ts';
import { OrdersMine } from '../../features/orders/mine/OrdersMine.tsx';

const title = '我的订单';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '您的订单：按状态看，按商品名或订单号找，付款、查物流、收货、评价与售后。' });

export default function OrderMine() {
  return <OrdersMine list="mine" />;
}
