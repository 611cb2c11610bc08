import { pageMeta } from '../../config/pageMeta.ts';
import { PersonCenter } from '../../features/account/personCenter/PersonCenter.tsx';

export const handle = { title: '我的' };

export const meta = () =>
  pageMeta({ title: '个人中心', description: '您的资料、等级、积分、收货地址、账户安全与隐私设置。' });

export default function UserPersonCenter() {
  return <PersonCenter />;
}
