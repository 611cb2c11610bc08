import { queryOptions } from '@tanstack/react-query';
import { showCount } from '../../../session/cart.ts';
import { readCart } from '../../../shared/cart/readCart.ts';

export const cartQueries = {
  /** Keyed by user: one user's data is never shown to the next who logs in. */
  ofUser: (user: string) => ['cart', user] as const,

  list: (user: string) =>
    queryOptions({
      queryKey: cartQueries.ofUser(user),
      queryFn: async ({ signal }) => {
        const cart = await readCart(signal);
        const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        showCount({ kinds: cart.lines.length, pieces });
        return cart;
      },
    }),
};
