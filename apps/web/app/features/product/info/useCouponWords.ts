import { useEffect, useState } from 'react';
import { shortWords } from '../../../components/coupon/couponWords.ts';

/** The first moments belong to the page itself. */
const AFTER_MS = 800;
const SHOWN = 3;

/**
 * The coupons of a product in one line. The page stands without them, and the same for everyone: what can be claimed comes
 * after it, into a line that is already there.
 */
export function useCouponWords(productId: string, isOnSale: boolean): string {
  const [words, setWords] = useState('看看可领的优惠券');
  useEffect(() => {
    if (!isOnSale) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void tell(productId, abort.signal, setWords), AFTER_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [productId, isOnSale]);
  return words;
}

async function tell(productId: string, signal: AbortSignal, setWords: (words: string) => void): Promise<void> {
  try {
    const { apiClient } = await import('../../../session/apiClient.ts');
    const { items } = await apiClient.call('couponOffers', { query: { productId } }, { silent: true, signal });
    const offered = items.filter(({ state }) => state !== 'gone').map(({ coupon }) => shortWords(coupon));
    setWords(offered.length === 0 ? '暂时没有可领的券' : [...new Set(offered)].slice(0, SHOWN).join('　'));
  } catch {
    // The drawer asks again, and tells when it fails.
  }
}
