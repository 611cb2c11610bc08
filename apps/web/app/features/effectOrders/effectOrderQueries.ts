import type { Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import type { EffectFilter } from './mine/list/effectFilter.ts';

export type Sums = Answer<Contract['effectOrderSums']>;
export type Trend = Answer<Contract['effectOrderTrend']>;
export type Ranking = Answer<Contract['effectOrderRanking']>;
export type EffectPage = Answer<Contract['effectOrderList']>;
export type EffectRow = EffectPage['items'][number];
export type PayoutPreview = Answer<Contract['payoutPreview']>;
export type PayoutPage = Answer<Contract['payoutList']>;
export type Payout = PayoutPage['items'][number];
export type PromotionLink = Answer<Contract['promotionLink']>;

/** Each part of the page tells of a failure itself, with a way to try again. */
const silent = { silent: true };

export const effectOrderQueries = {
  all: ['effectOrders'] as const,

  sums: () =>
    queryOptions({
      queryKey: [...effectOrderQueries.all, 'sums'],
      queryFn: ({ signal }) => apiClient.call('effectOrderSums', {}, { ...silent, signal }),
    }),

  trend: () =>
    queryOptions({
      queryKey: [...effectOrderQueries.all, 'trend'],
      queryFn: ({ signal }) => apiClient.call('effectOrderTrend', {}, { ...silent, signal }),
    }),

  ranking: () =>
    queryOptions({
      queryKey: [...effectOrderQueries.all, 'ranking'],
      queryFn: ({ signal }) => apiClient.call('effectOrderRanking', {}, { ...silent, signal }),
    }),

  list: ({ state, period }: EffectFilter) =>
    infiniteQueryOptions({
      queryKey: [...effectOrderQueries.all, 'list', state, period],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const query = { period, ...(state !== null && { state }), ...(pageParam !== null && { cursor: pageParam }) };
        return apiClient.call('effectOrderList', { query }, { ...silent, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  preview: () =>
    queryOptions({
      queryKey: [...effectOrderQueries.all, 'preview'],
      staleTime: 0,
      queryFn: ({ signal }) => apiClient.call('payoutPreview', {}, { ...silent, signal }),
    }),

  payouts: () =>
    infiniteQueryOptions({
      queryKey: [...effectOrderQueries.all, 'payouts'],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) =>
        apiClient.call(
          'payoutList',
          { query: { ...(pageParam !== null && { cursor: pageParam }) } },
          { ...silent, signal },
        ),
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  payout: (id: string) =>
    queryOptions({
      queryKey: [...effectOrderQueries.all, 'payout', id],
      queryFn: ({ signal }) => apiClient.call('payoutGet', { params: { id } }, { ...silent, signal }),
    }),

  link: (aim: { productId: string; place: string }) =>
    queryOptions({
      queryKey: ['promotionLink', aim.productId, aim.place],
      queryFn: ({ signal }) => apiClient.call('promotionLink', { query: aim }, { ...silent, signal }),
    }),
};
