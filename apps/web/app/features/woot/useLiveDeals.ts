import { useEffect, useEffectEvent, useState } from 'react';
import { useLive } from '../../api/live/useLive.ts';
import { readShared } from '../../api/readShared.ts';
import type { Deal } from '../../shared/woot/Deal.ts';
import { useReloadWhenIdle } from '../../ui/live/useReloadWhenIdle.ts';
import { mergeFigures } from './mergeFigures.ts';

/** While nothing pushes the changes, the page asks. */
const EVERY_MS = 5000;

export interface LiveDeals {
  readonly deals: readonly Deal[];
  /** live: changes are pushed, or the connection is being made; asking: every few seconds; lost: the last question was not answered. */
  readonly connection: 'live' | 'asking' | 'lost';
}

interface Asked {
  readonly deals: readonly Deal[] | null;
}

/** Today's deals as they stand. They begin with those of the server's page; one connection follows all of them. */
export function useLiveDeals(first: readonly Deal[]): LiveDeals {
  const { data: pushed, connection } = useLive('deals', first[0]?.id ?? '');
  const [asked, setAsked] = useState<Asked | null>(null);
  const isLost = connection === 'lost';
  useEffect(() => {
    if (!isLost) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await readShared('/api/woot', {}, signal).catch(() => null);
      if (!signal.aborted) setAsked({ deals: answer?.today ?? null });
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
      setAsked(null);
    };
  }, [isLost]);

  // Staff may have added a deal since the page was made.
  const isNew = pushed?.deals.some(({ id }) => first.every((deal) => deal.id !== id)) ?? false;
  const showNew = useEffectEvent(useReloadWhenIdle());
  useEffect(() => {
    if (isNew) showNew();
  }, [isNew]);

  const figures = (isLost ? asked?.deals : null) ?? pushed?.deals ?? [];
  return {
    deals: mergeFigures(first, figures),
    connection: !isLost ? 'live' : asked?.deals === null ? 'lost' : 'asking',
  };
}
