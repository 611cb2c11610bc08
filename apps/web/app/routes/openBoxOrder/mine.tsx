import { pageMeta } from '../../config/pageMeta.ts';
import { OrdersMine } from '../../features/orders/mine/OrdersMine.tsx';

const title = '开箱订单';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '您的开箱订单：一单一件，每件的等级、检测单和经历都在，付款、查物流、收货与售后。' });

export default function OpenBoxOrderMine() {
  return <OrdersMine list="openBox" />;
}
