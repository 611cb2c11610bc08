import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Icon } from '../../components/icon/Icon.tsx';
import { formatCount } from '../../format/formatCount.ts';
import { couponQueries } from './couponQueries.ts';
import styles from './LockedNote.module.css';

/** Who misses a coupon among the unused ones finds it here: an unpaid order has it. */
export function LockedNote({ count }: { count: number }) {
  const { data } = useInfiniteQuery(couponQueries.list('locked'));
  const names = data?.pages[0]?.items.map(({ coupon }) => coupon.name).join('、');
  return (
    <div className={styles['note']}>
      <Icon name="lock" size={18} />
      <div>
        <b>
          {formatCount(count)} 张正被占用{names ? `：${names}` : ''}
        </b>
        <span>用在待付款的订单上。付款后记为已使用；订单关闭，券立即退回，到期日不变。</span>
      </div>
      <Link to="/order/mine">看订单</Link>
    </div>
  );
}
