import type { Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import type { CouponState } from './couponState.ts';

export type CouponPage = Answer<Contract['couponList']>;

/** The page tells of a failure itself, with a way to try again. */
const silent = { silent: true };

export const couponQueries = {
  all: ['coupons'] as const,

  list: (state: CouponState) =>
    infiniteQueryOptions({
      queryKey: [...couponQueries.all, 'list', state],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const query = { state, ...(pageParam !== null && { cursor: pageParam }) };
        return apiClient.call('couponList', { query }, { ...silent, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  /** Number of coupons that can be claimed; optional, the page works without it. */
  offers: () =>
    queryOptions({
      queryKey: [...couponQueries.all, 'offers'],
      queryFn: () => apiClient.call('couponOffers', { query: {} }, silent),
      select: ({ items }) => items.filter(({ state }) => state === 'claimable').length,
    }),
};
