import { Link } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { useUserCache } from '../../../session/userCache.ts';
import styles from './AssetStrip.module.css';

export function AssetStrip() {
  const { balance, integral, luckyDraws } = useUserCache((state) => state.operator);
  const assets = [
    { to: '/user/balance', label: '余额', value: formatFen(balance) },
    { to: '/active', label: '积分', value: formatCount(integral), amber: true },
    // The record holds no coupons; their own page will count them.
    { to: '/user/coupons', label: '优惠券', value: '—' },
    { to: '/active', label: '抽奖次数', value: formatCount(luckyDraws) },
  ];
  return (
    <nav className={styles['strip']} aria-label="资产">
      {assets.map(({ to, label, value, amber }) => (
        <Link key={label} to={to}>
          <b data-amber={amber}>{value}</b>
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
