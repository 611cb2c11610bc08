import { pageMeta } from '../../config/pageMeta.ts';
import { MyGroups } from '../../features/groupPurchase/mine/MyGroups.tsx';

const title = '我的拼团';

export const handle = { title };

export const meta = () =>
  pageMeta({ title, description: '您开的和参加的团：拼团中、已成团、未成团，以及未成团的钱退到了哪里。' });

export default function OrderMyGroups() {
  return <MyGroups />;
}
