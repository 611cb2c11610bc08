import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatCount } from '../../format/formatCount.ts';
import { couponQueries } from './couponQueries.ts';
import { couponAddress } from './couponState.ts';
import { payAddress } from './payAddress.ts';
import styles from './LockedNote.module.css';

/** Tells a user who misses a coupon among the unused ones that an unpaid order holds it. */
export function LockedNote({ count }: { count: number }) {
  const { data } = useInfiniteQuery(couponQueries.list('locked'));
  const items = data?.pages[0]?.items ?? [];
  const names = items.map(({ coupon }) => coupon.name).join('、');
  const [only] = items.length === 1 ? items : [];
  return (
    <div className={styles['note']}>
      <Icon name="lock" size={18} />
      <div>
        <b>
          {formatCount(count)} 张正被占用{names ? `：${names}` : ''}
        </b>
        <span>
          用在待付款订单{only?.orderNo ? ` ${only.orderNo}` : '上'}
          。付款后记为已使用；订单关闭，券立即退回，到期日不变。
        </span>
      </div>
      {only ? <Link to={payAddress(only)}>去支付</Link> : <Link to={couponAddress('locked')}>看是哪几笔订单</Link>}
    </div>
  );
}
