import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { waitOrWake } from '../../ui/time/waitOrWake.ts';
import { apiClient } from '../../session/apiClient.ts';
import { followOrder } from './followOrder.ts';
import { type Order, orderQueries } from './orderQueries.ts';

/** An order, followed for as long as it waits to be paid. */
export function useLiveOrder(id: string): UseQueryResult<Order> {
  const query = useQuery(orderQueries.order(id));
  const ask = useEffectEvent(() => void query.refetch());
  const isWaiting = query.data?.state === 'awaitingPayment';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void followOrder({
      signal,
      stream: (onChange) => apiClient.stream('orderEvents', { params: { id } }, onChange, signal),
      ask: () => ask(),
      wait: (ms) => waitOrWake(ms, signal),
    });
    return () => leaving.abort();
  }, [id, isWaiting]);
  return query;
}
