import type { ProductCard } from '@jiwu/contract';
import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createMorePages, type MorePages } from '../../../session/createMorePages.ts';
import { PAGE_SIZE } from '../pageSize.ts';
import type { ResourceList } from '../ResourceData.ts';
import { filtersOf, readState } from '../resourceState.ts';

const useProductPages = createMorePages<ProductCard>('resourcePages');

/** The products of the page, and those that were asked for after them. */
export function useMoreProducts(list: ResourceList): MorePages<ProductCard> {
  const { search } = useLocation();
  const state = readState(new URLSearchParams(search));
  const load = (cursor: string) =>
    readShared('/api/resource/list', { ...filtersOf(state), sort: state.sort, size: PAGE_SIZE, cursor });
  return useProductPages({ first: list, load });
}
