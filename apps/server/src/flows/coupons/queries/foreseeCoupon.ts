import type { Answer, ParsedInput, staffCouponEndpoints } from '@jiwu/contract';
import { type DiscountTerms, foreseeDiscount } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { foreseeGoods, lastDays } from './foreseeGoods.ts';

type Preview = (typeof staffCouponEndpoints)['staffCouponPreview'];
type Terms = ParsedInput<Preview>['body']['terms'];

/** What a coupon would have cost on the orders of the last thirty days, if all who could had used it. */
export async function foreseeCoupon(
  db: Reader,
  { terms, scope, perUserLimit, totalLimit, now }: ParsedInput<Preview>['body'] & { now: Date },
): Promise<Answer<Preview>> {
  const { from, until, fromDay, toDay } = lastDays(now);
  const goods = await foreseeGoods(db, { scope, discount: 'coupon' });
  const foreseen = await foreseeDiscount(db, {
    ...goods,
    terms: discountOf(terms),
    insteadOf: 'coupon',
    perUser: perUserLimit,
    most: totalLimit,
    from,
    until,
  });
  return { fromDay, toDay, ...foreseen };
}

function discountOf(terms: Terms): DiscountTerms {
  switch (terms.kind) {
    case 'fullReduction':
      return { kind: 'steps', steps: [{ thresholdFen: terms.thresholdFen, offFen: terms.offFen }] };
    case 'noThreshold':
      return { kind: 'steps', steps: [{ thresholdFen: 0, offFen: terms.offFen }] };
    case 'discount':
      return { kind: 'share', thresholdFen: terms.thresholdFen, offBp: 10_000 - terms.rateBp, capFen: terms.capFen };
  }
}
