import { useState } from 'react';
import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { useScrollAfterReload } from '../../../session/useScrollAfterReload.ts';
import type { CelebrityCard } from '../../../shared/celebrity/Celebrity.ts';
import type { CelebrityList } from '../CelebrityData.ts';

/** The celebrities loaded after the first page, for each entry of the history. */
const memory = createEntryMemory<Pick<CelebrityList, 'items' | 'nextCursor'>>('celebrities');

interface MoreCelebrities {
  readonly celebrities: readonly CelebrityCard[];
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly loadMore: () => void;
}

/** The list of the page with the further pages that were asked for on it. */
export function useMoreCelebrities(list: CelebrityList, category: string | null): MoreCelebrities {
  const { key: entryKey } = useLocation();
  const kept = memory.useEntry(entryKey);
  useScrollAfterReload(entryKey, kept !== undefined);
  const [progress, setProgress] = useState<{ entryKey: string; state: 'loading' | 'failed' } | null>(null);
  const nextCursor = kept ? kept.nextCursor : list.nextCursor;

  async function load(cursor: string) {
    setProgress({ entryKey, state: 'loading' });
    try {
      const next = await readShared('/api/celebrity', { ...(category && { category }), cursor });
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
  const shown = new Set(list.items.map(({ id }) => id));
  return {
    // The first page may be younger than those after it: one who has just picked something would stand twice.
    celebrities: [...list.items, ...(kept?.items ?? []).filter(({ id }) => !shown.has(id))],
    state: nextCursor === null ? 'end' : underWay,
    loadMore: () => {
      if (nextCursor !== null && underWay !== 'loading') void load(nextCursor);
    },
  };
}
