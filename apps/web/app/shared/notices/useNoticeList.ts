import { useEffect, useState } from 'react';
import { apiClient } from '../../session/apiClient.ts';
import { mergeNewest, type NoticePage } from './mergeNewest.ts';
import { useNotices } from './noticeStore.ts';

type Loaded = { readonly state: 'loading' | 'failed' } | ({ readonly state: 'here' } & NoticePage);
type Work = 'idle' | 'loading' | 'failed';

const silent = { silent: true } as const;

/** The notices loaded so far; new ones appear on top. */
export function useNoticeList() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [more, setMore] = useState<Work>('idle');
  const [readingAll, setReadingAll] = useState<Work>('idle');

  useEffect(() => {
    let isLeft = false;
    const reload = () =>
      readPage().then(
        (page) => {
          if (isLeft) return;
          setLoaded((former) => ({ state: 'here', ...mergeNewest(former.state === 'here' ? former : null, page) }));
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
      await readPage().then(
        (page) => ({ state: 'here', ...page }) as const,
        () => ({ state: 'failed' }) as const,
      ),
    );
  }

  async function loadMore(): Promise<void> {
    if (loaded.state !== 'here' || loaded.nextCursor === null) return;
    setMore('loading');
    try {
      const page = await readPage(loaded.nextCursor);
      setLoaded({ ...loaded, items: [...loaded.items, ...page.items], nextCursor: page.nextCursor });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  }

  function markRead(isMeant: (id: string) => boolean): void {
    setLoaded((former) =>
      former.state === 'here'
        ? { ...former, items: former.items.map((item) => (isMeant(item.id) ? { ...item, isRead: true } : item)) }
        : former,
    );
  }

  /** Not awaited: at worst the notice stays unread. */
  function read(id: string): void {
    markRead((other) => other === id);
    apiClient.call('noticeRead', { params: { id }, body: {} }, silent).then(
      (answer) => useNotices.setState(answer),
      () => {},
    );
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

  return { loaded, more, readingAll, retry, loadMore, read, readAll };
}

async function readPage(cursor?: string): Promise<NoticePage> {
  const { items, nextCursor, unreadCount } = await apiClient.call(
    'noticeList',
    { query: cursor === undefined ? {} : { cursor } },
    silent,
  );
  useNotices.setState({ unreadCount });
  return { items, nextCursor };
}
