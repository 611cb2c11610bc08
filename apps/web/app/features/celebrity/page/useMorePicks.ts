import { useState } from 'react';
import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { useScrollAfterReload } from '../../../session/useScrollAfterReload.ts';
import type { PickCard } from '../../../shared/celebrity/Celebrity.ts';
import type { PickList } from '../CelebrityData.ts';

/** The picks loaded after the first page of a list, for each entry of the history. */
const memory = createEntryMemory<Pick<PickList, 'items' | 'nextCursor'>>('celebrityPicks');

interface MorePicks {
  readonly picks: readonly PickCard[];
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly loadMore: () => void;
}

/** The list of the page with the further pages that were asked for on it. */
export function useMorePicks(list: PickList, { id, shelf }: { id: string; shelf: string | null }): MorePicks {
  const { key: entryKey } = useLocation();
  const kept = memory.useEntry(entryKey);
  useScrollAfterReload(entryKey, kept !== undefined);
  const [progress, setProgress] = useState<{ entryKey: string; state: 'loading' | 'failed' } | null>(null);
  const nextCursor = kept ? kept.nextCursor : list.nextCursor;

  async function load(cursor: string) {
    setProgress({ entryKey, state: 'loading' });
    try {
      const next = await readShared('/api/celebrity/picks', { id, ...(shelf && { shelf }), cursor });
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
  const shown = new Set(list.items.map((pick) => pick.id));
  return {
    // The first page may be younger than those after it: a pick that has moved would stand twice.
    picks: [...list.items, ...(kept?.items ?? []).filter((pick) => !shown.has(pick.id))],
    state: nextCursor === null ? 'end' : underWay,
    loadMore: () => {
      if (nextCursor !== null && underWay !== 'loading') void load(nextCursor);
    },
  };
}
