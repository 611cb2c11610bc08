import type { GoodsImport } from '@jiwu/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** Rows of one kind of an import, page after page; read anew when the import has moved on. */
export function useRows({ id, version, rows, state }: GoodsImport, view: 'bad' | 'nod' | 'changed' | 'new' | 'failed') {
  const found = useInfiniteQuery({
    queryKey: ['staffImportRows', id, view, version, state, rows[view === 'failed' ? 'failed' : view]],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'staffImportRows',
        { params: { id }, query: { view, ...(pageParam ? { cursor: pageParam } : {}) } },
        { silent: true, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
  return {
    rows: found.data?.pages.flatMap(({ items }) => items) ?? [],
    hasMore: found.hasNextPage,
    more: () => void found.fetchNextPage(),
  };
}
