import type { ProductCard } from '@jiwu/contract';
import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { type ListPage, type MorePages, useMorePages } from '../../../session/useMorePages.ts';
import { PAGE_SIZE } from '../pageSize.ts';
import type { ResourceList } from '../ResourceData.ts';
import { filtersOf, readState } from '../resourceState.ts';

const memory = createEntryMemory<ListPage<ProductCard>>('resourcePages');

/** The products of the page, and those that were asked for after them. */
export function useMoreProducts(list: ResourceList): MorePages<ProductCard> {
  const { search } = useLocation();
  const state = readState(new URLSearchParams(search));
  const load = (cursor: string) =>
    readShared('/api/resource/list', { ...filtersOf(state), sort: state.sort, size: PAGE_SIZE, cursor });
  return useMorePages({ memory, first: list, load });
}
