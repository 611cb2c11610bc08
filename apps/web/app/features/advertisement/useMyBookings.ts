import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMember } from '../../session/useMember.ts';
import { onNewNotice } from '../../shared/notices/noticeStore.ts';
import { adQueries, type Booking } from './adQueries.ts';

export interface MyBookings {
  /** Null: a visitor. */
  readonly user: string | null;
  readonly items: readonly Booking[];
  /** Null until it is known. */
  readonly total: number | null;
  readonly countedAt: string | null;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly reload: () => void;
  readonly loadMore: () => void;
}

/** The viewer's own bookings: the page marks them in all of its parts. */
export function useMyBookings(): MyBookings {
  const user = useMember();
  const query = useInfiniteQuery({ ...adQueries.mine(user ?? ''), enabled: user !== null });
  const { refetch } = query;
  // What becomes of a booking is told by a notice; the list must not say otherwise beside it.
  useEffect(() => (user === null ? undefined : onNewNotice(() => void refetch())), [user, refetch]);
  const [first] = query.data?.pages ?? [];
  return {
    user,
    items: query.data?.pages.flatMap(({ items }) => items) ?? [],
    total: first?.total ?? null,
    countedAt: first?.countedAt ?? null,
    isFailed: query.isError,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    reload: () => void refetch(),
    loadMore: () => void query.fetchNextPage(),
  };
}
