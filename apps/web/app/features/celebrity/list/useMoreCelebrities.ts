import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { type ListPage, type MorePages, useMorePages } from '../../../session/useMorePages.ts';
import type { CelebrityCard } from '../../../shared/celebrity/Celebrity.ts';
import type { CelebrityList } from '../CelebrityData.ts';

const memory = createEntryMemory<ListPage<CelebrityCard>>('celebrities');

/** The celebrities of the page, and those that were asked for after them. */
export function useMoreCelebrities(list: CelebrityList, category: string | null): MorePages<CelebrityCard> {
  const load = (cursor: string) => readShared('/api/celebrity', { ...(category && { category }), cursor });
  return useMorePages({ memory, first: list, load });
}
