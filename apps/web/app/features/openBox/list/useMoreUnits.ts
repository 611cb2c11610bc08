import { useState } from 'react';
import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { useScrollAfterReload } from '../../../session/useScrollAfterReload.ts';
import type { UnitCard } from '../../../shared/openBox/Unit.ts';
import type { UnitList } from '../OpenBoxData.ts';
import { filtersOf, readUnitFilter } from './unitFilter.ts';

/** The units loaded after the first page of a list, for each entry of the history. */
const memory = createEntryMemory<Pick<UnitList, 'items' | 'nextCursor'>>('openBoxPages');

interface MoreUnits {
  readonly units: readonly UnitCard[];
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly loadMore: () => void;
}

/** The list of the page with the further pages that were asked for on it. */
export function useMoreUnits(list: UnitList): MoreUnits {
  const { key: entryKey, search } = useLocation();
  const kept = memory.useEntry(entryKey);
  useScrollAfterReload(entryKey, kept !== undefined);
  const [progress, setProgress] = useState<{ entryKey: string; state: 'loading' | 'failed' } | null>(null);
  const nextCursor = kept ? kept.nextCursor : list.nextCursor;

  async function load(cursor: string) {
    setProgress({ entryKey, state: 'loading' });
    try {
      const filter = readUnitFilter(new URLSearchParams(search));
      const next = await readShared('/api/openBox', { ...filtersOf(filter), sort: filter.sort, cursor });
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
    units: kept ? [...list.items, ...othersOf(kept.items, list.items)] : list.items,
    state: nextCursor === null ? 'end' : underWay,
    loadMore: () => {
      if (nextCursor !== null && underWay !== 'loading') void load(nextCursor);
    },
  };
}

/** The first page may be younger than those after it: a unit that has moved would stand twice. */
function othersOf(later: readonly UnitCard[], first: readonly UnitCard[]): UnitCard[] {
  const shown = new Set(first.map(({ id }) => id));
  return later.filter(({ id }) => !shown.has(id));
}
