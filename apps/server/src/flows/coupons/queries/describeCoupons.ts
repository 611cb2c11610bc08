import type { Answer, couponEndpoints } from '@jiwu/contract';
import { findCategories } from '../../../modules/goods/catalogue/index.ts';
import type { Coupon, UserCoupon } from '../../../modules/promotion/coupons/index.ts';
import { findOrderNos } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type DescribedUserCoupon = Answer<(typeof couponEndpoints)['couponClaim']>;
type DescribedCoupon = DescribedUserCoupon['coupon'];

/** Coupons as people read them, by id: with the names of their categories, and how many goods they are good for. */
export async function describeCoupons(
  db: Reader,
  coupons: readonly Coupon[],
): Promise<(coupon: Coupon) => DescribedCoupon> {
  const ids = coupons.flatMap(({ scope }) => (scope.kind === 'categories' ? scope.categoryIds : []));
  const categories = await findCategories(db, [...new Set(ids)]);
  return ({ scope, window: _window, ...terms }) => {
    const inScope = scope.kind === 'categories' ? scope.categoryIds.flatMap((one) => categories.get(one) ?? []) : [];
    return {
      ...terms,
      scope: {
        kind: scope.kind,
        categories: inScope.map((category) => ({
          id: category.id,
          name: category.name,
          parentName: category.parentName,
        })),
        productId: scope.kind === 'products' && scope.productIds.length === 1 ? (scope.productIds[0] ?? null) : null,
        channel: scope.kind === 'channel' ? scope.channel : null,
        goodsCount:
          scope.kind === 'categories'
            ? inScope.reduce((sum, { count }) => sum + count, 0)
            : scope.kind === 'products'
              ? scope.productIds.length
              : null,
      },
    };
  };
}

export async function describeUserCoupons(
  db: Reader,
  { userId, held }: { userId: string; held: readonly UserCoupon[] },
): Promise<DescribedUserCoupon[]> {
  const coupons = held.map(({ coupon }) => coupon);
  const orderIds = held.flatMap(({ orderId }) => orderId ?? []);
  const [described, orderNos] = await Promise.all([
    describeCoupons(db, coupons),
    findOrderNos(db, { userId, ids: orderIds }),
  ]);
  return held.map(({ id, coupon, state, source, validFrom, validUntil, orderId, usedAt }) => ({
    id,
    coupon: described(coupon),
    state,
    source,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil.toISOString(),
    orderId,
    orderNo: orderId === null ? null : (orderNos.get(orderId) ?? null),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** One that was just given. */
export async function describeUserCoupon(
  db: Reader,
  { userId, held }: { userId: string; held: UserCoupon },
): Promise<DescribedUserCoupon> {
  const [described] = await describeUserCoupons(db, { userId, held: [held] });
  if (!described) throw new Error('one goes in and one comes out');
  return described;
}
