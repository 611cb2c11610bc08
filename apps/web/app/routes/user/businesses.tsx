import { pageMeta } from '../../config/pageMeta.ts';
import { Businesses } from '../../features/businesses/Businesses.tsx';

const title = '我的商户';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '您的店铺和公司：登记执照、看审核、改寄件人；通过后可以一件代发、按批发价拿货。' });

export default function UserBusinesses() {
  return <Businesses />;
}
