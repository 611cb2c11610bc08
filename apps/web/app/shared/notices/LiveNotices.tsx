import type { NoticeNews } from '@jiwu/contract';
import { useEffect } from 'react';
import { apiClient } from '../../session/apiClient.ts';
import { followStream } from '../../session/followStream.ts';
import { useIsVisible } from '../../ui/time/useIsVisible.ts';
import { waitOrWake } from '../../ui/time/waitOrWake.ts';
import { takeNews } from './takeNews.ts';

/** Follows the notices of the user while the page is in sight: browsers allow a site only a few open connections. */
export default function LiveNotices({ user }: { user: string }) {
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void followStream<NoticeNews>({
      signal,
      stream: (onNews) => apiClient.stream('noticeEvents', {}, (event) => onNews(event as NoticeNews), signal),
      wait: (ms) => waitOrWake(ms, signal),
      onEvent: (news) => takeNews(user, news, globalThis.location.search),
    });
    return () => leaving.abort();
  }, [user, isVisible]);
  return null;
}
