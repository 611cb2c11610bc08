import { pageMeta } from '../../config/pageMeta.ts';
import { Balance } from '../../features/wallet/Balance.tsx';

const title = '余额';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '您的余额：充值、退回充值本金，以及每一笔变动的来由，可按月查看和导出。' });

export default function UserBalance() {
  return <Balance />;
}
