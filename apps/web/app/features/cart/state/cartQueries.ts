import { queryOptions } from '@tanstack/react-query';
import { askedEarly } from '../early/askedEarly.ts';
import { showCount } from '../../../session/cart.ts';
import { earlyData } from '../../../session/early/earlyData.ts';
import { readCart } from '../../../shared/cart/readCart.ts';

const EARLY_MS = 30_000;

export const cartQueries = {
  /** Keyed by user: one user's data is never shown to the next who logs in. */
  ofUser: (user: string) => ['cart', user] as const,

  list: (user: string) =>
    queryOptions({
      queryKey: cartQueries.ofUser(user),
      initialData: () => earlyData<'cartList'>(askedEarly.cartList),
      // What came with the page is fresh for as long as it passes for early; from then on every visit asks anew.
      staleTime: ({ state }) => (state.dataUpdateCount === 0 ? EARLY_MS : 0),
      queryFn: async ({ signal }) => {
        const cart = await readCart(signal);
        const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        showCount({ kinds: cart.lines.length, pieces });
        return cart;
      },
    }),
};
