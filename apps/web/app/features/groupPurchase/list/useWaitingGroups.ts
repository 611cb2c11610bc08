import { useEffect, useEffectEvent, useState } from 'react';
import { readShared } from '../../../api/readShared.ts';
import type { Groups, ListData } from '../GroupPurchaseData.ts';

/** Lists are not pushed; a group's own page is fresher. The server's page is a few seconds old at most. */
const EVERY_MS = 30_000;

interface WaitingGroups {
  /** All that are shown, with the newest counts; null: they did not come. */
  readonly groups: Groups | null;
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly load: () => Promise<void>;
}

/**
 * The page's groups, asked for anew now and then while it is looked at, and the following ones on demand. Its component uses the
 * filter as key.
 */
export function useWaitingGroups({ filter, groups: first }: ListData): WaitingGroups {
  const query = filter.waiting === null ? {} : { filter: filter.waiting };
  const [renewed, setRenewed] = useState<{ readonly from: Groups | null; readonly answer: Groups } | null>(null);
  const [following, setFollowing] = useState<readonly Groups[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // A page that was loaded anew is newer than what followed the former one.
  const head = renewed?.from === first ? renewed.answer : first;
  const cursor = (following.at(-1) ?? head)?.nextCursor ?? null;

  const renew = useEffectEvent(async (signal: AbortSignal) => {
    // Whoever reads on keeps the list as it is: its pages must fit together.
    if (document.visibilityState === 'hidden' || following.length > 0) return;
    const answer = await readShared('/api/groupPurchase', query, signal).catch(() => null);
    if (answer) setRenewed({ from: first, answer });
  });
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setInterval(() => void renew(leaving.signal), EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);

  async function load() {
    if (cursor === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await readShared('/api/groupPurchase', { ...query, cursor });
      setFollowing((former) => [...former, page]);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  // A group may have moved from one page to another meanwhile.
  const shown = [...(head?.items ?? []), ...following.flatMap(({ items }) => items)];
  const items = [...new Map(shown.map((group) => [group.id, group])).values()];
  return { groups: head && { ...head, items }, state: cursor === null ? 'end' : state, load };
}
