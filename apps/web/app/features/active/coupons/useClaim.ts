import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toastStore.ts';
import type { Offers } from '../ActiveData.ts';
import { activeQueries, loadClient } from '../activeQueries.ts';

export type Offer = Offers['items'][number];

export interface Claiming {
  /** The coupon that is being asked for. */
  readonly busyId: string | null;
  readonly claim: (offer: Offer) => Promise<void>;
  readonly remind: (offer: Offer) => Promise<void>;
}

/** Claiming a coupon, and setting a reminder. The offers are fetched anew after every result. */
export function useClaim(member: string | null): Claiming {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<string | null>(null);

  async function work({ coupon }: Offer, send: (id: string) => Promise<string>): Promise<void> {
    setBusyId(coupon.id);
    try {
      showToast({ kind: 'success', text: await send(coupon.id) });
    } catch {
      // The client has said why.
    }
    await client.invalidateQueries({ queryKey: activeQueries.ofUser(member ?? '') });
    setBusyId(null);
  }

  return {
    busyId,
    claim: (offer) =>
      work(offer, async (id) => {
        await (await loadClient()).call('couponClaim', { params: { id }, body: {} });
        return `已领取“${offer.coupon.name}”，结算时自动选最省的一张`;
      }),
    remind: (offer) =>
      work(offer, async (id) => {
        await (await loadClient()).call('couponRemind', { params: { id }, body: {} });
        return '开领时会发消息提醒您';
      }),
  };
}
