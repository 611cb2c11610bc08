import { pageMeta } from '../../config/pageMeta.ts';
import { PersonCenter } from '../../features/account/personCenter/PersonCenter.tsx';
import { Membership } from '../../features/membership/Membership.tsx';

export const handle = { title: '我的' };

export const meta = () =>
  pageMeta({ title: '个人中心', description: '您的资料、等级、VIP、积分、邀请、收货地址、账户安全与隐私设置。' });

export default function UserPersonCenter() {
  return <PersonCenter membership={<Membership />} />;
}
