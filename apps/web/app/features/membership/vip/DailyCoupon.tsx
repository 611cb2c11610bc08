import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortWords } from '../../../components/coupon/couponWords.ts';
import { membershipQueries } from '../membershipQueries.ts';
import styles from './DailyCoupon.module.css';

/** Today's coupon: a VIP who looks has it. When it does not come, nothing is promised. */
export function DailyCoupon() {
  const { data, isPending } = useQuery(membershipQueries.dailyCoupon());
  const held = data?.coupon;
  if (!held) return isPending ? <p className={styles['line']} aria-hidden="true" /> : null;
  const isUsed = held.state === 'used' || held.state === 'locked';
  return (
    <p className={styles['line']}>
      <b>今天的日券</b>
      <span>
        {shortWords(held.coupon)}
        {isUsed ? '，已经用在订单里' : '，今天 24 点前用'}
      </span>
      {!isUsed && <Link to="/user/coupons">去看看</Link>}
    </p>
  );
}
