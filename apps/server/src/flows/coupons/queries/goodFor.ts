import type { listCategoriesOf } from '../../../modules/goods/catalogue/index.ts';
import type { Coupon } from '../../../modules/promotion/coupons/index.ts';

type Goods = Awaited<ReturnType<typeof listCategoriesOf>>;

/** The products that a coupon is good for, of those that were asked about. */
export function goodFor({ scope }: Coupon, goods: Goods): string[] {
  return goods.filter((one) => isGoodFor(scope, one)).map(({ productId }) => productId);
}

function isGoodFor(scope: Coupon['scope'], { productId, categoryIds }: Goods[number]): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'categories':
      return categoryIds.some((id) => scope.categoryIds.includes(id));
    case 'products':
      return scope.productIds.includes(productId);
    case 'channel':
      return false;
  }
}
