import type { LiveData, LivePage } from '@jiwu/contract';
import { useEffect, useRef, useState } from 'react';
import { useIsVisible } from '../../ui/time/useIsVisible.ts';
import { waitOrWake } from '../../ui/time/waitOrWake.ts';
import { type Connection, followLive } from './followLive.ts';

interface Live<P extends LivePage> {
  /** Null until the first state has come: the page shows what it was made of. */
  readonly data: LiveData<P> | null;
  readonly connection: Connection;
}

interface Known {
  readonly address: string;
  readonly data: unknown;
  readonly connection: Connection;
}

/** Something that everyone may see (`livePages` of the contract), as it is now, followed while the page is in sight. */
export function useLive<P extends LivePage>(page: P, id: string): Live<P> {
  const address = `/live/${page}/${id}`;
  const isVisible = useIsVisible();
  const [known, setKnown] = useState<Known>({ address, data: null, connection: 'opening' });
  /** Kept while the page is out of sight: who comes back to what has not changed is sent nothing. */
  const last = useRef({ address, eventId: '' });
  useEffect(() => {
    if (!isVisible) return undefined;
    if (last.current.address !== address) last.current = { address, eventId: '' };
    const leaving = new AbortController();
    const { signal } = leaving;
    const update = (change: Partial<Known>) => {
      if (signal.aborted) return;
      setKnown((before) => ({
        ...(before.address === address ? before : { address, data: null, connection: 'opening' }),
        ...change,
      }));
    };
    void followLive({
      signal,
      lastEventId: last.current.eventId,
      open: (eventId) => new EventSource(eventId === '' ? address : `${address}?lastEventId=${eventId}`),
      wait: (ms) => waitOrWake(ms, signal),
      onState(data, eventId) {
        last.current = { address, eventId };
        update({ data });
      },
      onConnection: (connection) => update({ connection }),
    });
    return () => leaving.abort();
  }, [address, isVisible]);
  if (known.address !== address) return { data: null, connection: 'opening' };
  return { data: known.data as LiveData<P> | null, connection: known.connection };
}
