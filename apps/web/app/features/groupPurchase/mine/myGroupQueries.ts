import type { Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../session/apiClient.ts';
import type { MyGroupTab } from './myGroupFilter.ts';

export type MyGroupPage = Answer<Contract['groupMine']>;

/** Groups under way change by what others do. */
const EVERY_MS = 15_000;

export const myGroupQueries = {
  all: ['myGroups'] as const,

  list: (tab: MyGroupTab) =>
    infiniteQueryOptions({
      queryKey: [...myGroupQueries.all, tab],
      staleTime: 0,
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }): Promise<MyGroupPage> => {
        const query = { ...(tab !== 'all' && { state: tab }), ...(pageParam !== null && { cursor: pageParam }) };
        return apiClient.call('groupMine', { query }, { silent: true, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchInterval: ({ state }) => (state.data?.pages.some(isUnderWay) ? EVERY_MS : false),
    }),
};

/** Something in it still changes by itself: a group that waits, or a refund on its way. */
function isUnderWay({ items }: MyGroupPage): boolean {
  return items.some(
    ({ state, refund }) => state === 'held' || state === 'open' || (state === 'failed' && refund?.isDone !== true),
  );
}
