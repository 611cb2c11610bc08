import type { ProductCard } from '@jiwu/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { useScrollAfterReload } from '../../../session/useScrollAfterReload.ts';
import { PAGE_SIZE } from '../pageSize.ts';
import type { ResourceList } from '../ResourceData.ts';
import { filtersOf, readState } from '../resourceState.ts';

/** The products loaded after the first page of a list, for each entry of the history. */
const memory = createEntryMemory<Pick<ResourceList, 'items' | 'nextCursor'>>('resourcePages');

interface MoreProducts {
  readonly products: readonly ProductCard[];
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly loadMore: () => void;
}

/** The list of the page with the further pages that were asked for on it. */
export function useMoreProducts(list: ResourceList): MoreProducts {
  const { key: entryKey, search } = useLocation();
  const kept = memory.useEntry(entryKey);
  useScrollAfterReload(entryKey, kept !== undefined);
  const [progress, setProgress] = useState<{ entryKey: string; state: 'loading' | 'failed' } | null>(null);
  const nextCursor = kept ? kept.nextCursor : list.nextCursor;

  async function load(cursor: string) {
    setProgress({ entryKey, state: 'loading' });
    try {
      const state = readState(new URLSearchParams(search));
      const query = { ...filtersOf(state), sort: state.sort, size: PAGE_SIZE, cursor } as const;
      const next = await readShared('/api/resource/list', query);
      memory.update(entryKey, (before) => ({
        items: [...(before?.items ?? []), ...next.items],
        nextCursor: next.nextCursor,
      }));
      setProgress(null);
    } catch {
      setProgress({ entryKey, state: 'failed' });
    }
  }

  // A request under way belongs to the list that it was made for.
  const underWay = progress?.entryKey === entryKey ? progress.state : 'idle';
  return {
    products: kept ? withoutDoubles([...list.items, ...kept.items]) : list.items,
    state: nextCursor === null ? 'end' : underWay,
    loadMore: () => {
      if (nextCursor !== null && underWay !== 'loading') void load(nextCursor);
    },
  };
}

/** The first page may be younger than those after it: a product that has moved would stand twice. */
function withoutDoubles(products: readonly ProductCard[]): ProductCard[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
