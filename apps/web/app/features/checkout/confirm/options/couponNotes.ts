import { momentWords } from '../../../../shared/coupons/couponTimes.ts';
import { scopeWords, shortWords, type UserCoupon } from '../../../../shared/coupons/couponWords.ts';

/** Scope and expiry of each coupon, by its id. */
export function couponNotes(items: readonly UserCoupon[]): ReadonlyMap<string, string> {
  return new Map(
    items.map(({ id, coupon, validUntil }) => {
      // 11 月 30 日 24:00 is the end of that day, which is said shorter.
      const until = momentWords(validUntil).replace(' 24:00', '');
      const what = shortWords(coupon);
      const words = [coupon.name.includes(what) ? null : what, scopeWords(coupon), `${until}到期`];
      return [id, words.filter((word) => word !== null).join('，')];
    }),
  );
}
