import type { ProductFacts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Model } from './LeafKit.ts';

/** A generated product with all of its rows. */
export interface LargeProduct {
  readonly n: number;
  readonly facts: ProductFacts;
  readonly model: Model;
  readonly pictures: Model['pictures'];
  readonly skus: readonly LargeSku[];
}

export interface LargeSku {
  readonly id: string;
  /** Oldest first; the last is the present one. */
  readonly prices: readonly { readonly from: Date; readonly priceFen: number; readonly vipPriceFen: number | null }[];
  readonly marketPriceFen: number | null;
  readonly sold: number;
  readonly left: number;
}
