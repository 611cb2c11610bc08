import { ComingSoon } from '../../components/comingSoon/ComingSoon.tsx';
import { pageMeta } from '../../config/pageMeta.ts';
import { comingSoonPage } from '../comingSoonPages.ts';

const page = comingSoonPage('/user/coupons');

export const handle = { title: page.title };

export const meta = () => pageMeta({ title: page.title, description: page.sentence });

export default function UserCoupons() {
  return <ComingSoon page={page} />;
}
