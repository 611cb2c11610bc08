import { rules } from '@jiwu/contract/rules';

type CollectionFilter = (typeof rules.collection.filters)[number];

/** The filters in the address. */
export interface CollectionState {
  readonly filter: CollectionFilter;
  readonly category: string | null;
}

/** An unknown value is ignored instead of being sent to the API. */
export function readCollectionState(params: URLSearchParams): CollectionState {
  const category = params.get('category') ?? '';
  return {
    filter: rules.collection.filters.find((name) => name === params.get('filter')) ?? 'all',
    category: rules.wordPattern.test(category) ? category : null,
  };
}

export function collectionAddress({ filter, category }: CollectionState): string {
  const params = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(category !== null && { category }),
  }).toString();
  return params ? `/collection/mine?${params}` : '/collection/mine';
}
