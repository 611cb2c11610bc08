import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import type { CursorList, ItemOf } from '../../ui/list/useCursorList.ts';

/** Who has a phone number. It goes in the body of the request, and never stands in an address. */
export function usePhoneSearch(phoneNumber: string | null): CursorList<ItemOf<'staffUserList'>> {
  const found = useQuery({
    queryKey: ['staffUserByPhone', phoneNumber],
    queryFn: async ({ signal }) =>
      await client.call('staffUserByPhone', { body: { phoneNumber: phoneNumber ?? '' } }, { silent: true, signal }),
    enabled: phoneNumber !== null,
    gcTime: 0,
  });
  return {
    rows: found.data?.items ?? [],
    isLoading: found.isPending,
    isFailed: found.isError,
    isFading: false,
    hasMore: false,
    isLoadingMore: false,
    loadMore: () => undefined,
    retry: () => void found.refetch(),
  };
}
