import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { walletFacts } from '../../../components/payment/walletFacts.ts';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { accountQueries } from '../accountQueries.ts';
import styles from './AssetStrip.module.css';

/** What the user has. The record of the login stands in until the wallet has answered. */
export function AssetStrip() {
  const { balance, integral, luckyDraws } = useUserCache((state) => state.operator);
  const { data: wallet } = useQuery(walletFacts());
  const { data: coupons } = useQuery(accountQueries.couponCount());
  const assets = [
    { to: '/user/balance', label: '余额', value: formatFen(wallet?.availableFen ?? balance) },
    { to: '#integral', label: '积分', value: formatCount(integral), amber: true },
    { to: '/user/coupons', label: '优惠券', value: coupons === undefined ? '—' : formatCount(coupons) },
    { to: '#draws', label: '抽奖次数', value: formatCount(luckyDraws) },
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
