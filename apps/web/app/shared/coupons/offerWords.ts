import { momentWords } from './couponTimes.ts';
import type { CouponOffer } from './couponWords.ts';

/** When a coupon would be good, if it were claimed now. */
export function offerWords({ validDays, validFrom, validUntil }: CouponOffer): string {
  if (validDays !== null) return validDays === 1 ? '领取当天有效' : `自领取当天起 ${validDays} 天有效`;
  if (validFrom !== null && Date.parse(validFrom) > Date.now()) {
    return `${momentWords(validFrom)} 起，${momentWords(validUntil ?? validFrom)} 到期`;
  }
  return validUntil === null ? '' : `${momentWords(validUntil)} 到期`;
}
