import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Icon } from '../../components/icon/Icon.tsx';
import { formatCount } from '../../format/formatCount.ts';
import { formatFen } from '../../format/formatFen.ts';
import { useUserCache } from '../../session/userCache.ts';
import styles from './AssetLinks.module.css';
import { walletQueries } from './walletQueries.ts';

/** What else the user has. The record of the login stands in until the wallet has answered. */
export function AssetLinks() {
  const { integral, luckyDraws } = useUserCache(({ operator }) => operator);
  const { data, isError } = useQuery(walletQueries.facts());
  const commission = data ? formatFen(data.commissionFen) : isError ? '—' : <i className={styles['waiting']} />;
  return (
    <nav className={styles['strip']} aria-label="资产">
      <Link to="/active">
        <b data-amber="true">{formatCount(data?.integral ?? integral)}</b>
        <span>积分</span>
      </Link>
      <Link to="/user/coupons">
        <b>
          <Icon name="coupon" size={24} />
        </b>
        <span>优惠券</span>
      </Link>
      <Link to="/effectOrder/df">
        <b>{commission}</b>
        <span>可兑付佣金</span>
      </Link>
      <Link to="/active">
        <b>{formatCount(luckyDraws)}</b>
        <span>抽奖次数</span>
      </Link>
    </nav>
  );
}
