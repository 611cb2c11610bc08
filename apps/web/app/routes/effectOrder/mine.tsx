import { pageMeta } from '../../config/pageMeta.ts';
import { EffectOrdersMine } from '../../features/effectOrders/mine/EffectOrdersMine.tsx';

const title = '效果订单';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '由您的推广带来的订单与佣金：走势、排行、推广链接和海报，可按状态查看和导出。' });

export default function EffectOrderMine() {
  return <EffectOrdersMine />;
}
