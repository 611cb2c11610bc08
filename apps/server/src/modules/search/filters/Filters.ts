export interface Pair {
  readonly name: string;
  readonly value: string;
}

/** What a list is narrowed down by. Several of one group widen it, several groups narrow it. */
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
}

/** Whether nothing but category, price and stock is chosen. */
export function isPlain(filters: Filters): boolean {
  return (
    filters.keyword === null &&
    [filters.brandIds, filters.options, filters.attributes, filters.channels].every(({ length }) => length === 0)
  );
}
