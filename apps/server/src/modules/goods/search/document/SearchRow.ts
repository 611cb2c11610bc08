/** A row of product_search. `document` is a tsvector as text, `card` is JSON as text. */
export interface SearchRow {
  readonly productId: string;
  readonly tier: number;
  readonly score: number;
  readonly salesCount: number;
  readonly priceFen: number;
  readonly listedAt: Date;
  readonly category1: string;
  readonly category2: string;
  readonly category3: string;
  readonly inStock: boolean;
  readonly facets: readonly string[];
  readonly document: string;
  readonly card: string;
}
