import type { StaffOrder } from '@jiwu/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import type { CursorList } from '../../ui/list/useCursorList.ts';

/** Orders that go to a whole phone number, the newest first. It goes in the body of the request, and is not kept. */
export function usePhoneOrders(phoneNumber: string | null): CursorList<StaffOrder> {
  const found = useInfiniteQuery({
    queryKey: ['staffOrderByPhone', phoneNumber],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      await client.call(
        'staffOrderByPhone',
        { body: { phoneNumber: phoneNumber ?? '', ...(pageParam && { cursor: pageParam }) } },
        { silent: true, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: phoneNumber !== null,
    gcTime: 0,
  });
  return {
    rows: found.data?.pages.flatMap(({ items }) => items) ?? [],
    isLoading: found.isPending,
    isFailed: found.isError && !found.data,
    isFading: false,
    hasMore: found.hasNextPage,
    isLoadingMore: found.isFetchingNextPage,
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}
