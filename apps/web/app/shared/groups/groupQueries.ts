import type { Order } from '@jiwu/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import { isRefunded } from './refund/isRefunded.ts';

const REFUND_MS = 5000;

/** The panel tells of a failure itself. */
const silent = { silent: true };

/** Each is asked for anew when the state of the order that shows it has changed. */
export const groupQueries = {
  seat: (id: string, orderState: Order['state'] | null = null) =>
    queryOptions({
      queryKey: ['groupSeat', id, orderState],
      queryFn: ({ signal }) => apiClient.call('groupSeatGet', { params: { id } }, { ...silent, signal }),
      // A refund arrives when the order's state has long been its last.
      refetchInterval: ({ state: { data } }) =>
        data && isRefunded(data) && data.refund?.isDone !== true ? REFUND_MS : false,
    }),

  group: (id: string, orderState: Order['state']) =>
    queryOptions({
      queryKey: ['group', id, orderState],
      queryFn: ({ signal }) => apiClient.call('groupGet', { params: { id } }, { ...silent, signal }),
    }),
};
