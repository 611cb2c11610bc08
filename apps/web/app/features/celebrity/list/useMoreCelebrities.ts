import { readShared } from '../../../api/readShared.ts';
import { createMorePages, type MorePages } from '../../../session/createMorePages.ts';
import type { CelebrityCard } from '../../../shared/celebrity/Celebrity.ts';
import type { CelebrityList } from '../CelebrityData.ts';

const useCelebrityPages = createMorePages<CelebrityCard>('celebrities');

/** The celebrities of the page, and those that were asked for after them. */
export function useMoreCelebrities(list: CelebrityList, category: string | null): MorePages<CelebrityCard> {
  const load = (cursor: string) => readShared('/api/celebrity', { ...(category && { category }), cursor });
  return useCelebrityPages({ first: list, load });
}
