import { useState } from 'react';
import { readShared } from '../../../api/readShared.ts';
import type { PastDeal, PastDeals } from '../../../shared/woot/Deal.ts';

interface ShownPast {
  readonly items: readonly PastDeal[];
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly load: () => Promise<void>;
}

/** The page's past deals, and older ones on demand. */
export function usePastDeals(first: PastDeals): ShownPast {
  const [following, setFollowing] = useState<readonly PastDeals[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pages = [first, ...following];
  const cursor = pages.at(-1)?.nextCursor ?? null;

  async function load() {
    if (cursor === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await readShared('/api/woot/past', { cursor });
      setFollowing((former) => [...former, page]);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  const items = new Map(pages.flatMap((page) => page.items).map((deal) => [deal.id, deal]));
  return { items: [...items.values()], state: cursor === null ? 'end' : state, load };
}
