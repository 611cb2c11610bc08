import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';

/** The panels tell of a failure themselves. */
export const openBoxQueries = {
  lock: (id: string) =>
    queryOptions({
      queryKey: ['openBoxLock', id],
      staleTime: 0,
      queryFn: ({ signal }) => apiClient.call('openBoxLockGet', { params: { id } }, { silent: true, signal }),
    }),

  /** The units of these orders. Asked for anew when an order's state, as the key has it, has changed. */
  orders: (ids: readonly string[], state = '') =>
    queryOptions({
      queryKey: ['openBoxOrders', ids.join(','), state],
      queryFn: ({ signal }) =>
        apiClient.call('openBoxOrders', { query: { ids: ids.join(',') } }, { silent: true, signal }),
    }),
};
