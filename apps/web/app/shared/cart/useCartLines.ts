import { useEffect, useState } from 'react';
import { apiClient } from '../../session/apiClient.ts';
import { showCount } from '../../session/cart.ts';
import type { CartAnswer, CartLine } from './price/CartAnswer.ts';
import { readCart } from './readCart.ts';

export type DrawnLine = CartLine;
export type CartPrice = CartAnswer['price'];
type Loaded = { readonly state: 'loading' | 'failed' } | { readonly state: 'here'; readonly cart: CartAnswer };

/** The cart's lines, fetched when the drawer opens, and removing one. */
export function useCartLines() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    readCart(abort.signal).then(
      (cart) => setLoaded({ state: 'here', cart }),
      () => {
        if (!abort.signal.aborted) setLoaded({ state: 'failed' });
      },
    );
    return () => abort.abort();
  }, []);

  async function retry(): Promise<void> {
    setLoaded({ state: 'loading' });
    const cart = await readCart().catch(() => null);
    setLoaded(cart ? { state: 'here', cart } : { state: 'failed' });
  }

  async function remove(id: string): Promise<void> {
    try {
      showCount(await apiClient.call('cartRemove', { body: { ids: [id] } }));
      setLoaded({ state: 'here', cart: await readCart() });
    } catch {
      // The client has shown the reason; the lines stay in sight.
    }
  }

  return { loaded, retry, remove };
}
