import type { Answer, Contract } from '@jiwu/contract';
import { useEffect, useState } from 'react';
import { readAnswer } from '../../../api/readAnswer.ts';
import { lineWords } from '../../../shared/coupons/couponWords.ts';
import { userCache } from '../../../session/userCache.ts';

/** The first moments belong to the page itself. */
const AFTER_MS = 800;
const SHOWN = 3;

/**
 * The coupons of a product in one line. The server's page is the same for everyone and has none: they come afterwards, into a
 * line that is already there.
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

/** A logged-in user has the API client loaded already, and may need a new token; a visitor does without it. */
async function readOffers(productId: string, signal: AbortSignal): Promise<Answer<Contract['couponOffers']>> {
  if (!userCache.get().isLoggedIn) return await readAnswer(`/api/coupon/offer?products=${productId}`, signal);
  const { apiClient } = await import('../../../session/apiClient.ts');
  return await apiClient.call('couponOffers', { query: { products: productId } }, { silent: true, signal });
}

async function tell(productId: string, signal: AbortSignal, setWords: (words: string) => void): Promise<void> {
  try {
    const { items } = await readOffers(productId, signal);
    const offered = items.filter(({ state }) => state !== 'gone').map(({ coupon }) => lineWords(coupon));
    setWords(offered.length === 0 ? '暂时没有可领的券' : [...new Set(offered)].slice(0, SHOWN).join('　'));
  } catch {
    // The drawer asks again, and tells when it fails.
  }
}
