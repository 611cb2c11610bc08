import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { waitOrWake } from '../../../../ui/time/waitOrWake.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { type Order, orderQueries } from '../../orderQueries.ts';
import { followOrder } from './followOrder.ts';
import { isNews } from './isNews.ts';

/** An order that is kept up to date while the page is open. */
export function useLiveOrder(id: string): { query: UseQueryResult<Order>; isLost: boolean } {
  const query = useQuery(orderQueries.order(id));
  const [isLost, setLost] = useState(false);
  const hear = useEffectEvent((event: unknown) => {
    if (isNews(query.data, event)) void query.refetch();
  });
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void followOrder({
      signal,
      stream: (onEvent) => apiClient.stream('orderEvents', { params: { id } }, onEvent, signal),
      wait: (ms) => waitOrWake(ms, signal),
      onEvent: (event) => hear(event),
      onLive: (isLive) => setLost(!isLive),
    });
    return () => leaving.abort();
  }, [id, isThere]);
  return { query, isLost };
}
