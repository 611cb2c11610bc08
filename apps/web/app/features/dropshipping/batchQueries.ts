import type { Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import type { BatchFilter } from './list/batchFilter.ts';

export type {
  DropshippingBatch as Batch,
  DropshippingBatchCard as BatchCard,
  DropshippingRow as Row,
} from '@jiwu/contract';
export type BatchesPage = Answer<Contract['dropshippingList']>;
export type Senders = Answer<Contract['businessList']>;
export type Quote = Answer<Contract['dropshippingQuote']>;
export type RowFilter = NonNullable<Parameters<typeof batchQueries.rows>[1]['filter']>;

/** Each part of the page tells of a failure itself, with a way to try again. */
const silent = { silent: true };

interface RowsWanted {
  readonly filter: 'bad' | 'repeated' | 'good' | 'awaitingDispatch' | 'sent' | 'completed' | 'closed' | null;
  readonly keyword: string;
}

export const batchQueries = {
  all: ['dropshipping'] as const,

  list: ({ tab, keyword }: BatchFilter) =>
    infiniteQueryOptions({
      queryKey: [...batchQueries.all, 'list', tab, keyword],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const query = {
          ...(tab !== 'all' && { tab }),
          ...(keyword !== '' && { keyword }),
          ...(pageParam !== null && { cursor: pageParam }),
        };
        return apiClient.call('dropshippingList', { query }, { ...silent, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  /** Whether a batch could be ordered now: told before its preparation, not after. */
  standing: () =>
    queryOptions({
      queryKey: [...batchQueries.all, 'standing'],
      staleTime: 0,
      queryFn: ({ signal }) => apiClient.call('dropshippingList', { query: {} }, { ...silent, signal }),
    }),

  batch: (id: string) =>
    queryOptions({
      queryKey: [...batchQueries.all, 'batch', id],
      staleTime: 0,
      queryFn: ({ signal }) => apiClient.call('dropshippingGet', { params: { id } }, { ...silent, signal }),
    }),

  rowsOf: (id: string) => [...batchQueries.all, 'rows', id] as const,

  rows: (id: string, { filter, keyword }: RowsWanted) =>
    infiniteQueryOptions({
      queryKey: [...batchQueries.rowsOf(id), filter, keyword],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const query = {
          ...(filter !== null && { filter }),
          ...(keyword !== '' && { keyword }),
          ...(pageParam !== null && { cursor: pageParam }),
        };
        return apiClient.call('dropshippingRows', { params: { id }, query }, { ...silent, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  quote: (id: string) =>
    queryOptions({
      queryKey: [...batchQueries.all, 'quote', id],
      queryFn: ({ signal }) => apiClient.call('dropshippingQuote', { params: { id } }, { ...silent, signal }),
    }),

  /** The businesses in whose name parcels can be sent. */
  senders: () =>
    queryOptions({
      queryKey: ['businesses'],
      queryFn: ({ signal }) => apiClient.call('businessList', {}, { ...silent, signal }),
    }),
};
