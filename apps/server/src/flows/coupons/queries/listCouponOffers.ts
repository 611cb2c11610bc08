import type { Answer, couponEndpoints } from '@jiwu/contract';
import { listCategoriesOf } from '../../../modules/goods/catalogue/index.ts';
import { type CouponOffer, listOffers } from '../../../modules/promotion/coupons/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeCoupons } from './describeCoupons.ts';
import { goodFor } from './goodFor.ts';

/** Claimable offers come first, and of these what nearly every order can use: a first coupon that fits nothing is a disappointment. */
const ORDER = ['claimable', 'soon', 'claimed', 'gone'] as const;

type Offer = Answer<(typeof couponEndpoints)['couponOffers']>['items'][number];

interface Input {
  /** Only offers for some of these; null for all offers. */
  readonly productIds: readonly string[] | null;
  readonly userId: string | null;
  readonly now: Date;
}

/** Coupons that can be claimed now or soon, or those for some products. Empty for products that are not on sale. */
export async function listCouponOffers(
  db: Reader,
  { productIds, userId, now }: Input,
): Promise<Answer<(typeof couponEndpoints)['couponOffers']>> {
  const goods = productIds && (await listCategoriesOf(db, productIds));
  if (goods?.length === 0) return { items: [] };
  const offers = await listOffers(db, {
    goods: goods && {
      productIds: goods.map(({ productId }) => productId),
      categoryIds: [...new Set(goods.flatMap(({ categoryIds }) => categoryIds))],
    },
    userId,
    now,
  });
  const described = await describeCoupons(
    db,
    offers.map(({ coupon }) => coupon),
  );
  const items = offers.map((offer) => {
    const { coupon, claimFrom, claimUntil, perUserLimit, totalLimit, held, heldUntil, isReminded } = offer;
    const { window } = coupon;
    return {
      coupon: described(coupon),
      goodFor: goods && goodFor(coupon, goods),
      validFrom: 'days' in window ? null : window.from.toISOString(),
      validUntil: 'days' in window ? null : window.until.toISOString(),
      validDays: 'days' in window ? window.days : null,
      claimFrom: claimFrom.toISOString(),
      claimUntil: claimUntil.toISOString(),
      perUserLimit,
      totalLimit,
      leftPercent: leftPercent(offer),
      held,
      heldUntil: heldUntil?.toISOString() ?? null,
      state: stateOf(offer, now),
      isReminded,
    };
  });
  return {
    items: items.toSorted(
      (a, b) =>
        ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
        narrownessOf(a.coupon) - narrownessOf(b.coupon) ||
        a.coupon.thresholdFen - b.coupon.thresholdFen,
    ),
  };
}

/** For everything, before what is for some goods or one channel. */
function narrownessOf({ scope }: Offer['coupon']): number {
  return scope.kind === 'all' ? 0 : 1;
}

function stateOf({ claimFrom, perUserLimit, held, left }: CouponOffer, now: Date): (typeof ORDER)[number] {
  if (claimFrom > now) return 'soon';
  if (held >= perUserLimit) return 'claimed';
  return left > 0 ? 'claimable' : 'gone';
}

/** Never more than there is, and 0 only when there is none. */
function leftPercent({ left, totalLimit }: CouponOffer): number {
  return left <= 0 ? 0 : Math.max(1, Math.floor((left * 100) / totalLimit));
}
