import type { Answer, Contract } from '@jiwu/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../session/apiClient.ts';
import { mergeCart, showCount } from '../../../session/cart.ts';

export type CartAnswer = Answer<Contract['cartList']>;
export type CartLine = CartAnswer['lines'][number];

export const cartQueries = {
  /** Keyed by user: one user's data is never shown to the next who logs in. */
  ofUser: (user: string) => ['cart', user] as const,

  list: (user: string) =>
    queryOptions({
      queryKey: cartQueries.ofUser(user),
      queryFn: async ({ signal }) => {
        // Lines that were added before the login are merged first.
        await mergeCart();
        const cart = await apiClient.call('cartList', {}, { silent: true, signal });
        const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        showCount({ kinds: cart.lines.length, pieces });
        return cart;
      },
    }),
};
