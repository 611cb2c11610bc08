import type { Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import type { OrderFilter } from './mine/orderFilter.ts';

export type { Order } from '@jiwu/contract';

type ListAnswer = Answer<Contract['orderList']>;

/** A page with the moment at which it came, by this browser's clock: countdowns follow the shop's. */
export type OrderPage = ListAnswer & { readonly answeredAtMs: number };
export type ListedOrder = ListAnswer['items'][number];
export type OwnReview = Answer<Contract['reviewAdd']>;
export type Preview = Answer<Contract['afterSalePreview']>;
/** With all that the preview told. */
export type AfterSale = Answer<Contract['afterSaleGet']>;

/** A request for a refund: its pieces and its kind. */
export interface Wanted {
  readonly orderId: string;
  readonly kind: AfterSale['kind'];
  readonly lines: { readonly lineId: string; readonly pieces: number }[];
}

/** The page tells of a failure itself, with a way to try again. */
const silent = { silent: true };

export const orderQueries = {
  all: ['orders'] as const,

  list: ({ list, tab, keyword }: OrderFilter) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all, 'list', list, tab, keyword],
      staleTime: 0,
      initialPageParam: null as string | null,
      queryFn: async ({ pageParam, signal }): Promise<OrderPage> => {
        const query = {
          list,
          ...(tab !== 'all' && { state: tab }),
          ...(keyword !== '' && { keyword }),
          ...(pageParam !== null && { cursor: pageParam }),
        };
        const page = await apiClient.call('orderList', { query }, { ...silent, signal });
        return { ...page, answeredAtMs: Date.now() };
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  order: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'order', id],
      staleTime: 0,
      queryFn: ({ signal }) => apiClient.call('orderGet', { params: { id } }, { ...silent, signal }),
    }),

  reviews: (orderId: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'reviews', orderId],
      queryFn: ({ signal }) => apiClient.call('reviewsOfOrder', { query: { orderId } }, { ...silent, signal }),
      select: ({ items }) => items,
    }),

  /** Asked for anew when the order says that its state has changed. */
  afterSale: (id: string, state: AfterSale['state'] | null) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'afterSale', id, state],
      staleTime: 0,
      queryFn: ({ signal }) => apiClient.call('afterSaleGet', { params: { id } }, { ...silent, signal }),
    }),

  /** The amounts of a request that is not submitted yet. */
  preview: (wanted: Wanted) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'preview', wanted],
      staleTime: 0,
      queryFn: ({ signal }) => apiClient.call('afterSalePreview', { body: wanted }, { ...silent, signal }),
    }),

  carriers: () =>
    queryOptions({
      queryKey: ['carriers'],
      staleTime: Infinity,
      queryFn: ({ signal }) => apiClient.call('orderCarriers', {}, { ...silent, signal }),
      select: ({ items }) => items,
    }),
};
