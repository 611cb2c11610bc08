import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUserCache } from '../../session/userCache.ts';
import { collectionQueries } from './collectionQueries.ts';
import type { CollectionState } from './collectionState.ts';
import { itemsOf } from './collectionPages.ts';

/** The loaded part of the collection. While another filter is asked for, the former list stays in place. */
export function useCollection(state: CollectionState) {
  const user = useUserCache(({ operator }) => operator.invitationCode);
  const isLoggedIn = useUserCache((session) => session.isLoggedIn);
  const query = useInfiniteQuery({
    ...collectionQueries.list(user, state),
    enabled: isLoggedIn,
    placeholderData: (former, formerQuery) => (formerQuery?.queryKey[1] === user ? former : undefined),
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const items = data ? itemsOf(data) : [];

  // Everything that was loaded has been removed, and there is more.
  const isUsedUp = items.length === 0 && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isUsedUp) void fetchNextPage();
  }, [isUsedUp, fetchNextPage]);

  return { query, user, items, facts: data?.pages.at(-1) };
}
