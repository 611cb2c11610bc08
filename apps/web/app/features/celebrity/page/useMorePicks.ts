import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { type ListPage, type MorePages, useMorePages } from '../../../session/useMorePages.ts';
import type { PickCard } from '../../../shared/celebrity/Celebrity.ts';
import type { PickList } from '../CelebrityData.ts';

const memory = createEntryMemory<ListPage<PickCard>>('celebrityPicks');

/** The picks of the page, and those that were asked for after them. */
export function useMorePicks(list: PickList, { id, shelf }: { id: string; shelf: string | null }): MorePages<PickCard> {
  const load = (cursor: string) => readShared('/api/celebrity/picks', { id, ...(shelf && { shelf }), cursor });
  return useMorePages({ memory, first: list, load });
}
