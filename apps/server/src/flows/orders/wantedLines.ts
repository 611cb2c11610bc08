import type { OrderPrice, PriceFacts } from '@jiwu/pricing';
import type { SkuFacts } from '../../modules/catalogue/index.ts';
import type { WantedLine } from '../../modules/quotes/index.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** Named by their place, so that the quote and the order name them alike; the same SKU twice is one line. */
export function wantedLines(lines: readonly { readonly skuId: string; readonly quantity: number }[]): WantedLine[] {
  const sums = new Map<string, number>();
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return [...sums].map(([skuId, quantity], index) => ({ lineId: String(index + 1).padStart(3, '0'), skuId, quantity }));
}

export function getSku(
  skus: ReadonlyMap<string, SkuFacts>,
  skuId: string,
  { isPromised }: { readonly isPromised: boolean },
): SkuFacts {
  const sku = skus.get(skuId);
  if (!sku || !(sku.isOnSale || isPromised)) throw new ShopError('SKU_GONE', {}, { skuId });
  return sku;
}

export function couponWish(coupon: 'best' | 'none' | { readonly id: string }): PriceFacts['wishes']['coupon'] {
  return typeof coupon === 'string' ? coupon : { couponId: coupon.id };
}

/** Of a division's code: its first two digits. */
export function provinceOf(divisionCode: string): string {
  return `${divisionCode.slice(0, 2)}0000`;
}

export function couponOf(price: OrderPrice): string | null {
  return price.discounts.find(({ rule }) => rule === 'coupon')?.id ?? null;
}
