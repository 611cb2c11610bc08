import type { Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import { mergeCollected } from '../../session/collected.ts';
import type { CollectionState } from './collectionState.ts';

export type CollectionPage = Answer<Contract['collectionList']>;
export type CollectionItem = CollectionPage['items'][number];

export const collectionQueries = {
  /** Keyed by user: one user's data is never shown to the next who logs in. */
  ofUser: (user: string) => ['collection', user] as const,

  list: (user: string, { filter, category }: CollectionState) =>
    infiniteQueryOptions({
      queryKey: [...collectionQueries.ofUser(user), filter, category],
      initialPageParam: null as string | null,
      queryFn: async ({ pageParam, signal }) => {
        // Hearts pressed before the login, and changes that are still on their way, come first.
        await mergeCollected();
        const query = {
          filter,
          ...(category !== null && { category }),
          ...(pageParam !== null && { cursor: pageParam }),
        };
        return await apiClient.call('collectionList', { query }, { inline: true, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};
