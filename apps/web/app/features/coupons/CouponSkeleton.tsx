import list from './CouponList.module.css';
import styles from './CouponSkeleton.module.css';

const CARDS = 6;

/** Boxes of the size of the cards that will stand there. */
export function CouponSkeleton() {
  return (
    <div className={list['list']} role="status" aria-label="正在加载优惠券" data-loading="true">
      {Array.from({ length: CARDS }, (_, order) => (
        <i key={order} className={styles['card']} />
      ))}
    </div>
  );
}
