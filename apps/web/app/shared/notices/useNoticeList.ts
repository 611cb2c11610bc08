import type { Answer, CallInput, Contract } from '@jiwu/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiClient } from '../../session/apiClient.ts';
import { mergeNewest, type NoticePage } from './mergeNewest.ts';
import { useNotices } from './noticeStore.ts';

export type NoticeFilter = Pick<CallInput<Contract['noticeList']>['query'], 'unread' | 'tab'>;
interface LoadedPage extends NoticePage {
  readonly counts: NoticeCounts;
  /** When it was loaded: days are named by it. */
  readonly now: string;
}

export type NoticeCounts = Answer<Contract['noticeList']>['counts'];
type Loaded = { readonly state: 'loading' | 'failed' } | ({ readonly state: 'here' } & LoadedPage);
type Work = 'idle' | 'loading' | 'failed';

const silent = { silent: true } as const;

const everything: NoticeFilter = {};
/** What is on its way to be read. A list that is asked for meanwhile, such as that of another tab, would still have it as unread. */
const readings = new Set<Promise<unknown>>();

/** The notices loaded so far; new ones appear on top. What the filter says stays for as long as the component does. */
export function useNoticeList(filter: NoticeFilter = everything) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [more, setMore] = useState<Work>('idle');
  const [readingAll, setReadingAll] = useState<Work>('idle');

  const read = useEffectEvent(() => readPage(filter));
  useEffect(() => {
    let isLeft = false;
    const reload = () =>
      read().then(
        (page) => {
          if (isLeft) return;
          setLoaded((former) => {
            const merged = mergeNewest(former.state === 'here' ? former : null, page);
            return { state: 'here', ...page, ...merged };
          });
        },
        () => {
          // The former list stays in sight.
          if (!isLeft) setLoaded((former) => (former.state === 'here' ? former : { state: 'failed' }));
        },
      );
    void reload();
    const unsubscribe = useNotices.subscribe(({ newestId }, former) => {
      if (newestId !== former.newestId) void reload();
    });
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, []);

  async function retry(): Promise<void> {
    setLoaded({ state: 'loading' });
    setLoaded(
      await readPage(filter).then(
        (page) => ({ state: 'here', ...page }) as const,
        () => ({ state: 'failed' }) as const,
      ),
    );
  }

  async function loadMore(): Promise<void> {
    if (loaded.state !== 'here' || loaded.nextCursor === null) return;
    setMore('loading');
    try {
      const page = await readPage(filter, loaded.nextCursor);
      setLoaded({ ...loaded, items: [...loaded.items, ...page.items], nextCursor: page.nextCursor });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  }

  function markRead(isMeant: (id: string) => boolean): void {
    setLoaded((former) => {
      if (former.state !== 'here') return former;
      const items = former.items.map((item) => (isMeant(item.id) ? { ...item, isRead: true } : item));
      const counts = { ...former.counts, unread: useNotices.getState().unreadCount };
      return { ...former, items, counts };
    });
  }

  /** Not awaited: at worst the notice stays unread. */
  function readOne(id: string): void {
    markRead((other) => other === id);
    const reading = apiClient
      .call('noticeRead', { params: { id }, body: {} }, silent)
      .then(
        (answer) => {
          useNotices.setState(answer);
          markRead(() => false);
        },
        () => {},
      )
      .finally(() => readings.delete(reading));
    readings.add(reading);
  }

  async function readAll(): Promise<void> {
    setReadingAll('loading');
    try {
      useNotices.setState(await apiClient.call('noticeReadAll', { body: {} }, silent));
      markRead(() => true);
      setReadingAll('idle');
    } catch {
      setReadingAll('failed');
    }
  }

  return { loaded, more, readingAll, retry, loadMore, read: readOne, readAll };
}

async function readPage(filter: NoticeFilter, cursor?: string): Promise<LoadedPage> {
  await Promise.all(readings);
  const { unreadCount, ...page } = await apiClient.call(
    'noticeList',
    { query: { ...filter, ...(cursor !== undefined && { cursor }) } },
    silent,
  );
  useNotices.setState({ unreadCount });
  return { ...page, now: new Date().toISOString() };
}
