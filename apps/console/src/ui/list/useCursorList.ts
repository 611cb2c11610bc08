import type { Answer, CallInput, Contract, StaffEndpointName } from '@jiwu/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

interface CursorPage {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

/** Endpoints that answer one page of a list and where the next begins. */
export type ListEndpoint = {
  [N in StaffEndpointName]: Answer<Contract[N]> extends CursorPage ? N : never;
}[StaffEndpointName];

export type ItemOf<N extends ListEndpoint> =
  Answer<Contract[N]> extends { readonly items: readonly (infer T)[] } ? T : never;

export interface CursorList<T, A = unknown> {
  readonly rows: readonly T[];
  /** The whole answer of the first page: what it says beside the rows. */
  readonly first?: A | undefined;
  readonly isLoading: boolean;
  /** Nothing could be read at all. */
  readonly isFailed: boolean;
  /** Rows of the filters before, until the new ones are there. */
  readonly isFading: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** A list of the server, page after page. While filters change the old rows stay and fade. */
export function useCursorList<N extends ListEndpoint>(
  name: N,
  query: Readonly<Record<string, unknown>>,
  options: { readonly everyMs?: number; readonly params?: Readonly<Record<string, string>> } = {},
): CursorList<ItemOf<N>, Answer<Contract[N]>> {
  const found = useInfiniteQuery({
    queryKey: [name, query, options.params],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const input = {
        ...(options.params && { params: options.params }),
        query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) },
      } as unknown as CallInput<Contract[N]>;
      const answer: CursorPage = await client.call(name, ...([input, { silent: true, signal }] as never));
      return answer;
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
  });
  return {
    rows: (found.data?.pages.flatMap(({ items }) => items) ?? []) as ItemOf<N>[],
    first: found.data?.pages[0] as Answer<Contract[N]> | undefined,
    isLoading: found.isPending,
    isFailed: found.isError && !found.data,
    isFading: found.isPlaceholderData,
    hasMore: found.hasNextPage,
    isLoadingMore: found.isFetchingNextPage,
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}
