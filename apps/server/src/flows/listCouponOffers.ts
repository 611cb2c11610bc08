import type { Answer, couponEndpoints } from '@jiwu/contract';
import { findProductCategories } from '../modules/catalogue/index.ts';
import { listOffers } from '../modules/coupons/index.ts';
import type { Reader } from '../platform/database/createDatabase.ts';
import { describeCoupons } from './describeCoupons.ts';

/** What can be had stands first. */
const ORDER = ['claimable', 'claimed', 'gone'];

interface Input {
  readonly productId: string | undefined;
  readonly userId: string | null;
  readonly now: Date;
}

/** What can be claimed, for everything or for one product. For a product that is not on sale there is nothing. */
export async function listCouponOffers(
  db: Reader,
  { productId, userId, now }: Input,
): Promise<Answer<(typeof couponEndpoints)['couponOffers']>> {
  const categoryIds = productId ? await findProductCategories(db, productId) : [];
  if (!categoryIds) return { items: [] };
  const offers = await listOffers(db, { product: productId ? { id: productId, categoryIds } : null, userId, now });
  const described = await describeCoupons(
    db,
    offers.map(({ coupon }) => coupon),
  );
  const items = offers.map(({ coupon, claimUntil, perUserLimit, held, left }) => {
    const { window } = coupon;
    return {
      coupon: described(coupon),
      validFrom: 'days' in window ? null : window.from.toISOString(),
      validUntil: 'days' in window ? null : window.until.toISOString(),
      validDays: 'days' in window ? window.days : null,
      claimUntil: claimUntil.toISOString(),
      perUserLimit,
      held,
      state: held >= perUserLimit ? ('claimed' as const) : left > 0 ? ('claimable' as const) : ('gone' as const),
    };
  });
  return { items: items.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)) };
}
