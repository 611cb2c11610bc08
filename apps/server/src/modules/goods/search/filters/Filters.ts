export interface Pair {
  readonly name: string;
  readonly value: string;
}

/** Some goods of the shop: all of these categories, or these products. */
export interface Within {
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
}

/** The conditions of a list. Several values of one group widen it, several groups narrow it. */
export interface Filters {
  readonly keyword: string | null;
  readonly categoryId: string | null;
  readonly brandIds: readonly string[];
  readonly options: readonly Pair[];
  readonly attributes: readonly Pair[];
  readonly channels: readonly string[];
  readonly minFen: number | null;
  readonly maxFen: number | null;
  readonly inStock: boolean;
  /** The goods of a campaign; null for the whole shop. */
  readonly within: Within | null;
}

/** Whether nothing but category, price and stock is chosen, from the whole shop. */
export function isPlain(filters: Filters): boolean {
  return (
    filters.keyword === null &&
    filters.within === null &&
    [filters.brandIds, filters.options, filters.attributes, filters.channels].every(({ length }) => length === 0)
  );
}
