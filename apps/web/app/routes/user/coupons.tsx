import { pageMeta } from '../../config/pageMeta.ts';
import { Coupons } from '../../features/coupons/Coupons.tsx';

const title = '优惠券';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '您的优惠券：快到期的排在前面，写明可用于哪些商品，也可以用兑换码换券。' });

export default function UserCoupons() {
  return <Coupons />;
}
