import type { DemoSku } from '../seeding/productSkus.ts';

/** A review of a demo product: what it says, of which SKU, and what time it needs. */
export interface PlannedReview {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly sku: DemoSku;
  /** Number of its pictures. */
  readonly pictures: number;
  /** How long its writer has had the thing at least, in days, by their own words. */
  readonly ownedDays: number;
  readonly followUp: { readonly text: string; readonly afterDays: number } | null;
  readonly reply: string | null;
}
