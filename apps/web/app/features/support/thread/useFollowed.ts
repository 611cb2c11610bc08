import type { SupportNews } from '@jiwu/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { followStream } from '../../../session/followStream.ts';
import { useIsOnline } from '../../../ui/live/useIsOnline.ts';
import { waitOrWake } from '../../../ui/time/waitOrWake.ts';

interface Following {
  readonly isFollowed: boolean;
  readonly onNews: (news: SupportNews) => void;
}

/** Hears what becomes of the conversation, and says whether it does. */
export function useFollowed({ isFollowed, onNews }: Following): 'opening' | 'live' | 'lost' {
  const [connection, setConnection] = useState<'opening' | 'live' | 'lost'>('opening');
  const isOnline = useIsOnline();
  const hear = useEffectEvent((news: SupportNews) => {
    setConnection('live');
    onNews(news);
  });
  useEffect(() => {
    if (!isFollowed) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void followStream<SupportNews>({
      signal,
      stream: async (onEvent) => {
        try {
          await apiClient.stream('supportEvents', {}, (event) => onEvent(event as SupportNews), signal);
        } catch (error) {
          // One that ends as it should is opened again at once; one that breaks off is not there for a while.
          if (!signal.aborted) setConnection('lost');
          throw error;
        }
      },
      wait: (ms) => waitOrWake(ms, signal),
      onEvent: (news) => hear(news),
    });
    return () => leaving.abort();
  }, [isFollowed]);
  return isOnline ? connection : 'lost';
}
