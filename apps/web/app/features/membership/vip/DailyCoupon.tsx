import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { shortWords } from '../../../shared/coupons/couponWords.ts';
import { membershipQueries } from '../membershipQueries.ts';
import styles from './DailyCoupon.module.css';

/** Today's coupon: loading this panel gives it to a VIP. When it fails to load, nothing is promised. */
export function DailyCoupon() {
  const { data, isPending } = useQuery(membershipQueries.dailyCoupon());
  const held = data?.coupon;
  const client = useQueryClient();
  const heldId = held?.id;
  useEffect(() => {
    // The request may have given the coupon: all coupon counts are refetched.
    if (heldId) void client.invalidateQueries({ queryKey: ['coupons'] });
  }, [client, heldId]);
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
