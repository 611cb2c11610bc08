import type { SupportNews } from '@jiwu/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { useIsVisible } from '../../../ui/time/useIsVisible.ts';
import { type Message, readPage, type SupportPage } from '../supportQueries.ts';
import { addMessage, mergeMessages, type Shown } from './mergeMessages.ts';
import { useFollowed } from './useFollowed.ts';

export interface Thread extends Shown, Pick<SupportPage, 'state' | 'lastNo' | 'hours'> {
  /** Of the shop, when this was read. */
  readonly now: string;
}

type Loaded = { readonly state: 'loading' | 'failed' } | { readonly state: 'here'; readonly thread: Thread };
type Work = 'idle' | 'loading' | 'failed';

const silent = { silent: true } as const;

/** The conversation as far as it was read; what comes appears by itself, and counts as read while the page is in sight. */
export function useThread() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [earlier, setEarlier] = useState<Work>('idle');
  const isVisible = useIsVisible();
  const thread = loaded.state === 'here' ? loaded.thread : null;

  function take(page: SupportPage): void {
    setLoaded((former) => ({
      state: 'here',
      thread: { ...page, ...mergeMessages(former.state === 'here' ? former.thread : null, page) },
    }));
  }

  async function load(): Promise<void> {
    try {
      take(await readPage());
    } catch {
      // What was read before stays in sight.
      setLoaded((former) => (former.state === 'here' ? former : { state: 'failed' }));
    }
  }
  const takeFirst = useEffectEvent(take);
  useEffect(() => {
    let isLeft = false;
    readPage().then(
      (page) => {
        if (!isLeft) takeFirst(page);
      },
      () => {
        if (!isLeft) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, []);

  const connection = useFollowed({
    isFollowed: isVisible && thread !== null,
    onNews: ({ lastNo, state }: SupportNews) => {
      if (lastNo !== thread?.lastNo || state !== thread.state) void load();
    },
  });

  const lastNo = thread?.lastNo ?? 0;
  useEffect(() => {
    if (!isVisible || lastNo === 0) return;
    // Not awaited: at worst it stays unread.
    apiClient.call('supportRead', { body: { upTo: lastNo } }, silent).catch(() => undefined);
  }, [isVisible, lastNo]);

  async function retry(): Promise<void> {
    setLoaded({ state: 'loading' });
    await load();
  }

  async function loadEarlier(): Promise<void> {
    if (!thread || thread.earlier === null) return;
    setEarlier('loading');
    try {
      const page = await readPage(thread.earlier);
      setLoaded((former) =>
        former.state === 'here'
          ? { state: 'here', thread: { ...former.thread, ...mergeMessages(former.thread, page) } }
          : former,
      );
      setEarlier('idle');
    } catch {
      setEarlier('failed');
    }
  }

  /** A message of one's own was taken: shown at once; the stream tells what came in between. */
  function add(message: Message, hours: Thread['hours']): void {
    setLoaded((former) => {
      if (former.state !== 'here') return former;
      const shown = addMessage(former.thread, message);
      const taken = { hours, now: message.sentAt, lastNo: shown.messages.at(-1)?.no ?? 0, state: 'waiting' as const };
      return { state: 'here', thread: { ...former.thread, ...shown, ...taken } };
    });
  }

  return { loaded, connection, earlier, retry, loadEarlier, add };
}
