import { useRef, useState } from 'react';
import { readShared } from '../../../api/readShared.ts';
import type { Review, Reviews } from '../ProductData.ts';
import type { ReviewFilter } from './reviewFilters.ts';

interface ReviewList {
  readonly filter: ReviewFilter;
  readonly items: readonly Review[];
  readonly nextCursor: string | null;
  /** choosing: another filter is on its way; more: the next page is. */
  readonly state: 'here' | 'choosing' | 'more' | 'failed';
  /** Number of reviews of each kind; null until the first answer. */
  readonly summary: Pick<Reviews, 'counts' | 'stars'> | null;
}

interface UseReviews extends ReviewList {
  readonly select: (filter: ReviewFilter) => void;
  readonly more: () => void;
  /** Whatever was tried last. */
  readonly retry: () => void;
}

/** The first page comes with the product's page; filters and further pages are asked for. The last question wins. */
export function useReviews(productId: string, first: Reviews | null): UseReviews {
  const [list, setList] = useState<ReviewList>({
    filter: 'all',
    items: first?.items ?? [],
    nextCursor: first?.nextCursor ?? null,
    state: first ? 'here' : 'failed',
    summary: first,
  });
  const asked = useRef<AbortController>(null);

  async function load(filter: ReviewFilter, before: readonly Review[], cursor: string | null): Promise<void> {
    asked.current?.abort();
    const abort = new AbortController();
    asked.current = abort;
    const state = before.length > 0 ? 'more' : 'choosing';
    setList((now) => ({ ...now, filter, items: before, nextCursor: cursor, state }));
    try {
      const query = { id: productId, ...(filter !== 'all' && { filter }), ...(cursor !== null && { cursor }) };
      const answer = await readShared('/api/product/reviews', query, abort.signal);
      const items = [...before, ...answer.items];
      setList({ filter, items, nextCursor: answer.nextCursor, state: 'here', summary: answer });
    } catch {
      if (!abort.signal.aborted) setList((now) => ({ ...now, state: 'failed' }));
    }
  }

  return {
    ...list,
    select: (filter) => {
      if (filter !== list.filter) void load(filter, [], null);
    },
    more: () => void load(list.filter, list.items, list.nextCursor),
    retry: () => void load(list.filter, list.items, list.nextCursor),
  };
}
