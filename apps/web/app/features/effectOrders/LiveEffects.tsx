import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiClient } from '../../session/apiClient.ts';
import { followStream } from '../../session/followStream.ts';
import { useIsVisible } from '../../ui/time/useIsVisible.ts';
import { waitOrWake } from '../../ui/time/waitOrWake.ts';
import { effectOrderQueries, type Sums } from './effectOrderQueries.ts';

/** While the page is in sight it is told when something is credited, settled or paid out, and looks again. */
export function LiveEffects() {
  const client = useQueryClient();
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void followStream({
      signal,
      stream: (onEvent) => apiClient.stream('effectOrderEvents', {}, onEvent, signal),
      wait: (ms) => waitOrWake(ms, signal),
      onEvent: (event) => {
        const { queryKey } = effectOrderQueries.sums();
        const known = client.getQueryData<Sums>(queryKey);
        const told = event as Sums;
        // The first message is what the page has just asked for itself.
        if (known && sameSums(known, told)) return;
        client.setQueryData(queryKey, told);
        void client.invalidateQueries({ queryKey: effectOrderQueries.all });
      },
    });
    return () => leaving.abort();
  }, [client, isVisible]);
  return null;
}

/** Without the time at which they were summed up. */
function sameSums({ now: _one, ...one }: Sums, { now: _other, ...other }: Sums): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
