import { Link } from 'react-router';
import { useUserCache } from '../../../session/userCache.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './VipLine.module.css';

/** Until when VIP lasts, at the right of the channels. */
export function VipLine() {
  const until = useUserCache(({ operator }) => (operator.vipFlag ? operator.vipExpiryDate : null));
  if (until === null) return null;
  return (
    <nav aria-label="会员">
      <Link className={styles['vip']} to="/user/personCenter#vip">
        <Icon name="crown" size={16} />
        VIP 有效至 {until}
      </Link>
    </nav>
  );
}
