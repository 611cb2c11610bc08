import { useState } from 'react';
import { useLocation } from 'react-router';
import type { EntryMemory } from './createEntryMemory.ts';
import { useScrollAfterReload } from './useScrollAfterReload.ts';

/** A page of a list, and where the next one begins. */
export interface ListPage<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

interface Paged<Item> {
  /** The pages loaded after the first, for each entry of the history. */
  readonly memory: EntryMemory<ListPage<Item>>;
  readonly first: ListPage<Item>;
  readonly load: (cursor: string) => Promise<ListPage<Item>>;
}

export interface MorePages<Item> {
  readonly items: readonly Item[];
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly loadMore: () => void;
}

/** The first page of a list with the further pages that were asked for on this entry of the history. */
export function useMorePages<Item extends { readonly id: string }>({
  memory,
  first,
  load,
}: Paged<Item>): MorePages<Item> {
  const { key: entryKey } = useLocation();
  const kept = memory.useEntry(entryKey);
  useScrollAfterReload(entryKey, kept !== undefined);
  const [progress, setProgress] = useState<{ entryKey: string; state: 'loading' | 'failed' } | null>(null);
  const nextCursor = kept ? kept.nextCursor : first.nextCursor;

  async function loadAfter(cursor: string) {
    setProgress({ entryKey, state: 'loading' });
    try {
      const next = await load(cursor);
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
    items: kept ? [...first.items, ...othersOf(kept.items, first.items)] : first.items,
    state: nextCursor === null ? 'end' : underWay,
    loadMore: () => {
      if (nextCursor !== null && underWay !== 'loading') void loadAfter(nextCursor);
    },
  };
}

/** The first page may be younger than those after it: what has moved meanwhile would stand twice. */
function othersOf<Item extends { readonly id: string }>(later: readonly Item[], first: readonly Item[]): Item[] {
  const shown = new Set(first.map(({ id }) => id));
  return later.filter(({ id }) => !shown.has(id));
}
