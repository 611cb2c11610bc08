import { useState } from 'react';
import { readShared } from '../../../api/readShared.ts';
import type { Campaign, Campaigns } from '../GroupPurchaseData.ts';

interface ShownCampaigns {
  readonly items: readonly Campaign[];
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly load: () => Promise<void>;
}

/** The page's campaigns, and the following ones on demand. */
export function useCampaigns(first: Campaigns, category: string | null): ShownCampaigns {
  const [following, setFollowing] = useState<readonly Campaigns[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pages = [first, ...following];
  const cursor = pages.at(-1)?.nextCursor ?? null;

  async function load() {
    if (cursor === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await readShared('/api/groupPurchase/campaign', { ...(category && { category }), cursor });
      setFollowing((former) => [...former, page]);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  const items = new Map(pages.flatMap((page) => page.items).map((campaign) => [campaign.id, campaign]));
  return { items: [...items.values()], state: cursor === null ? 'end' : state, load };
}
