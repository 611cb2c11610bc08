import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../format/formatCount.ts';
import { formatFen } from '../../format/formatFen.ts';
import { useUserCache } from '../../session/userCache.ts';
import { AssetStrip } from '../../shared/people/assets/AssetStrip.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './WalletAssets.module.css';
import { walletQueries } from './walletQueries.ts';

/** The user's assets besides the balance. The record of the login stands in until the wallet has answered. */
export function WalletAssets() {
  const { integral, luckyDraws } = useUserCache(({ operator }) => operator);
  const { data, isError } = useQuery(walletQueries.facts());
  const commission = data ? formatFen(data.commissionFen) : isError ? '—' : <i className={styles['waiting']} />;
  return (
    <AssetStrip
      assets={[
        { to: '/active', label: '积分', value: formatCount(data?.integral ?? integral), isAmber: true },
        { to: '/user/coupons', label: '优惠券', value: <Icon name="coupon" size={24} /> },
        { to: '/effectOrder/df', label: '可兑付佣金', value: commission },
        { to: '/active', label: '抽奖次数', value: formatCount(luckyDraws) },
      ]}
    />
  );
}
