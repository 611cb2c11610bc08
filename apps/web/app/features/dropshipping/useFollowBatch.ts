import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { apiClient } from '../../session/apiClient.ts';
import { followStream } from '../../session/followStream.ts';
import { useIsVisible } from '../../ui/time/useIsVisible.ts';
import { waitOrWake } from '../../ui/time/waitOrWake.ts';
import { type Batch, batchQueries } from './batchQueries.ts';

/** While the page is in sight, the batch in it is as it is now; `onChange` hears of each state that differs from the one before. */
export function useFollowBatch(id: string | null, onChange: (batch: Batch) => void): void {
  const client = useQueryClient();
  const isVisible = useIsVisible();
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!isVisible || id === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void followStream<unknown>({
      signal,
      stream: (onEvent) => apiClient.stream('dropshippingEvents', { params: { id } }, onEvent, signal),
      wait: (ms) => waitOrWake(ms, signal),
      onEvent: (event) => {
        const { queryKey } = batchQueries.batch(id);
        const known = client.getQueryData(queryKey);
        const told = event as Batch;
        client.setQueryData(queryKey, told);
        // The first message is often what the page has just asked for itself.
        if (!known || !isSame(known, told)) tell(told);
      },
    });
    return () => leaving.abort();
  }, [client, id, isVisible]);
}

/** Without the time at which it was looked at. */
function isSame({ now: _one, ...one }: Batch, { now: _other, ...other }: Batch): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
