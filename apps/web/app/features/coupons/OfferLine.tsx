import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatCount } from '../../format/formatCount.ts';
import { couponQueries } from './couponQueries.ts';
import type { CouponState } from './couponState.ts';
import styles from './OfferLine.module.css';

interface OfferLineProps {
  state: CouponState;
  onOpen: () => void;
}

const orders: Readonly<Record<CouponState, string>> = {
  unused: '快到期的在前',
  locked: '正被待付款的订单占用',
  used: '最近用掉的在前',
  expired: '最近过期的在前',
};

/** The order of the list, and the number of coupons that can be claimed. */
export function OfferLine({ state, onOpen }: OfferLineProps) {
  const { data: claimable } = useQuery(couponQueries.offers());
  return (
    <div className={styles['line']}>
      <span>{orders[state]}</span>
      <button type="button" onClick={onOpen}>
        {claimable ? `去领券，还有 ${formatCount(claimable)} 张可领` : '去领券'}
        <Icon name="forward" size={14} />
      </button>
    </div>
  );
}
