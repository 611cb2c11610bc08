import type { Filters } from '../filters/Filters.ts';

/** A group of choices; o:颜色 and a:材质 are groups of their own. */
export type FacetGroup =
  | 'category'
  | 'brand'
  | 'channel'
  | 'stock'
  | 'price'
  | 'within'
  | `o:${string}`
  | `a:${string}`;

export function activeGroups(filters: Filters): Set<FacetGroup> {
  return new Set<FacetGroup>([
    ...(filters.categoryId === null ? [] : (['category'] as const)),
    ...(filters.brandIds.length === 0 ? [] : (['brand'] as const)),
    ...(filters.channels.length === 0 ? [] : (['channel'] as const)),
    ...(filters.inStock ? (['stock'] as const) : []),
    ...(filters.minFen === null && filters.maxFen === null ? [] : (['price'] as const)),
    ...(filters.within === null ? [] : (['within'] as const)),
    ...filters.options.map(({ name }) => `o:${name}` as const),
    ...filters.attributes.map(({ name }) => `a:${name}` as const),
  ]);
}

/** All conditions but those of one group. A group's counts use them, so that choosing one value does not hide the others. */
export function withoutGroup(filters: Filters, group: FacetGroup): Filters {
  switch (group) {
    case 'category':
      return { ...filters, categoryId: null };
    case 'brand':
      return { ...filters, brandIds: [] };
    case 'channel':
      return { ...filters, channels: [] };
    case 'stock':
      return { ...filters, inStock: false };
    case 'price':
      return { ...filters, minFen: null, maxFen: null };
    case 'within':
      return { ...filters, within: null };
    default:
      return {
        ...filters,
        options: filters.options.filter(({ name }) => group !== `o:${name}`),
        attributes: filters.attributes.filter(({ name }) => group !== `a:${name}`),
      };
  }
}

/** The keyword and the category alone. */
export function withoutFilters(filters: Filters): Filters {
  return [...activeGroups(filters)].filter((group) => group !== 'category').reduce(withoutGroup, filters);
}
