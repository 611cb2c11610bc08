import type { ReactNode } from 'react';
import styles from './CouponCard.module.css';
import { type Coupon, conditionWords, scopeWords, valueWords } from './couponWords.ts';

interface CouponCardProps {
  coupon: Coupon;
  /** The time of validity, below the scope. */
  when: ReactNode;
  /** At the right, on phones below. */
  action?: ReactNode;
  /** It can no longer be had or used. */
  isOver?: boolean;
  /** In a drawer there is no room for three columns. */
  isNarrow?: boolean;
}

export function CouponCard({ coupon, when, action, isOver = false, isNarrow = false }: CouponCardProps) {
  const { number, unit } = valueWords(coupon);
  return (
    <div className={isNarrow ? styles['narrow'] : styles['card']} data-over={isOver}>
      <div className={styles['value']}>
        <b>
          {unit === '¥' && <i>¥</i>}
          {number}
          {unit === '折' && <i>折</i>}
        </b>
        <span>{conditionWords(coupon)}</span>
      </div>
      <div className={styles['words']}>
        <h3>{coupon.name}</h3>
        <p>{scopeWords(coupon)}</p>
        <p className={styles['when']}>{when}</p>
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
