import { useEffect } from 'react';
import { isPersonalised } from '../../../session/personalised.ts';
import { recentlyViewed, rememberViewed } from '../../../session/recentlyViewed.ts';

/** A shorter look says nothing about related products; and the first seconds belong to the page. */
const LOOK_MS = 3000;
const BEFORE_IT = 5;

/**
 * Remembers the product in this browser, and tells the shop which products were viewed before it. Does nothing when the user has
 * switched that off.
 */
export function useRecordView(productId: string): void {
  useEffect(() => {
    if (!isPersonalised()) return undefined;
    const after = recentlyViewed()
      .filter((id) => id !== productId)
      .slice(0, BEFORE_IT);
    rememberViewed(productId);
    // The first product of a visitor goes together with nothing.
    if (after.length === 0) return undefined;
    const timer = setTimeout(() => void tell(productId, after), LOOK_MS);
    return () => clearTimeout(timer);
  }, [productId]);
}

async function tell(id: string, after: string[]): Promise<void> {
  try {
    const { apiClient } = await import('../../../session/apiClient.ts');
    await apiClient.call('productViewed', { body: { id, after } }, { silent: true });
  } catch {
    // Nothing of the page depends on it.
  }
}
