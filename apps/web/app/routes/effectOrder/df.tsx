import { pageMeta } from '../../config/pageMeta.ts';
import { Payouts } from '../../features/effectOrders/df/Payouts.tsx';

const title = '佣金兑付';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '已结算的佣金满 10 元就能一次兑付到余额，每次兑付包括哪些订单都列出来。' });

export default function EffectOrderDf() {
  return <Payouts />;
}
