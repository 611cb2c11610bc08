import { ApiError } from '@jiwu/api-client';
import { useEffect, useState } from 'react';
import { apiClient } from '../../session/apiClient.ts';
import type { CouponOffer } from './couponWords.ts';
import { keepOrder } from './keepOrder.ts';

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'here'; readonly items: readonly CouponOffer[] };

/**
 * The offers, and claiming them. The result is told in `notice`, since a toast would lie behind the drawer; the offers are then
 * refetched, and keep their places as long as the drawer is open.
 */
export function useOffers(products: string | undefined, onClaimed?: () => void) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [claiming, setClaiming] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    readOffers(products, abort.signal).then(
      (items) => setLoaded({ state: 'here', items }),
      () => {
        if (!abort.signal.aborted) setLoaded({ state: 'failed' });
      },
    );
    return () => abort.abort();
  }, [products]);

  async function claim({ coupon }: CouponOffer): Promise<void> {
    setClaiming(coupon.id);
    setNotice(null);
    try {
      await apiClient.call('couponClaim', { params: { id: coupon.id }, body: {} }, { silent: true });
      setNotice(`已领取“${coupon.name}”，结算时自动选最省的一张。`);
      onClaimed?.();
    } catch (error) {
      setNotice(error instanceof ApiError ? error.message : '没有领到，请再试一次。');
    }
    // On failure the former offers stay in sight.
    const items = await readOffers(products).catch(() => null);
    if (items)
      setLoaded((shown) => ({ state: 'here', items: shown.state === 'here' ? keepOrder(shown.items, items) : items }));
    setClaiming(null);
  }

  async function retry(): Promise<void> {
    setLoaded({ state: 'loading' });
    const items = await readOffers(products).catch(() => null);
    setLoaded(items ? { state: 'here', items } : { state: 'failed' });
  }

  return { loaded, claiming, notice, claim, retry };
}

async function readOffers(products: string | undefined, signal?: AbortSignal): Promise<readonly CouponOffer[]> {
  const query = products === undefined ? {} : { products };
  const { items } = await apiClient.call('couponOffers', { query }, { silent: true, ...(signal && { signal }) });
  // Coupons that open later are shown on /active, with a reminder.
  return items.filter(({ state }) => state !== 'soon');
}
