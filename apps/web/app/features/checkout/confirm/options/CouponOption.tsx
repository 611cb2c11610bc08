import { explain } from '@jiwu/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFen } from '../../../../format/formatFen.ts';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import type { CouponWish, Quote } from '../Bought.ts';
import { checkoutQueries } from '../checkoutQueries.ts';
import styles from './CouponOption.module.css';
import { ClaimHere } from './ClaimHere.tsx';
import { couponNotes } from './couponNotes.ts';
import { unusableCoupons } from './unusableCoupons.ts';

interface CouponOptionProps {
  quote: Quote;
  wish: CouponWish;
  onChange: (wish: CouponWish) => void;
}

/** Number of unusable coupons that are shown at first. */
const FIRST_UNUSABLE = 2;

/** Usable coupons, the best first, with their savings; and the unusable ones, with the reason. */
export function CouponOption({ quote, wish, onChange }: CouponOptionProps) {
  const { data } = useQuery(checkoutQueries.coupons());
  const [isAll, setIsAll] = useState(false);
  const notes = couponNotes(data?.items ?? []);
  const { coupons } = quote.price;
  const unusable = unusableCoupons(quote.price.notApplied);
  const shown = isAll ? unusable : unusable.slice(0, FIRST_UNUSABLE);
  const used = wish === 'none' ? null : quote.userCouponId;
  return (
    <div className={styles['coupons']} role="radiogroup" aria-label="优惠券">
      {coupons.map(({ couponId, name, savedFen }, order) => (
        <label key={couponId} className={styles['coupon']} data-chosen={couponId === used}>
          <input
            type="radio"
            name="coupon"
            checked={couponId === used}
            onChange={() => onChange(order === 0 ? 'best' : { id: couponId })}
          />
          <span className={styles['words']}>
            <b>{name}</b>
            {notes.has(couponId) && <span>{notes.get(couponId)}</span>}
          </span>
          <span className={styles['saved']}>
            −{formatFen(savedFen)}
            {order === 0 && <em>最省</em>}
          </span>
        </label>
      ))}
      {coupons.length > 0 && (
        <label className={styles['coupon']} data-chosen={used === null}>
          <input type="radio" name="coupon" checked={used === null} onChange={() => onChange('none')} />
          <span className={styles['words']}>不使用优惠券</span>
        </label>
      )}
      {coupons.length === 0 && (
        <p className={styles['none']}>{unusable.length > 0 ? '这一单没有能用的券。' : '您还没有优惠券。'}</p>
      )}
      {shown.map((reason) => (
        <p key={reason.couponId} className={styles['coupon']} data-off="true">
          <i aria-hidden="true" />
          <span className={styles['words']}>
            <b>{reason.name}</b>
            <span>用不了：{explain(reason)}</span>
          </span>
        </p>
      ))}
      {unusable.length > shown.length && (
        <p className={styles['more']}>
          <TextButton onClick={() => setIsAll(true)}>
            另有 {unusable.length - shown.length} 张用不了，看看为什么
          </TextButton>
        </p>
      )}
      <ClaimHere quote={quote} onClaimed={() => onChange('best')} />
    </div>
  );
}
