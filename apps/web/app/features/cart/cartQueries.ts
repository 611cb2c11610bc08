import type { Answer, Contract } from '@jiwu/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import { mergeCart, showCount } from '../../session/cart.ts';

export type CartAnswer = Answer<Contract['cartList']>;
export type CartLine = CartAnswer['lines'][number];

export const cartQueries = {
  /** What one sees is never shown to another who logs in after them. */
  ofUser: (user: string) => ['cart', user] as const,

  list: (user: string) =>
    queryOptions({
      queryKey: cartQueries.ofUser(user),
      queryFn: async ({ signal }) => {
        // What was put in before the login comes first.
        await mergeCart();
        const cart = await apiClient.call('cartList', {}, { silent: true, signal });
        const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        showCount({ kinds: cart.lines.length, pieces });
        return cart;
      },
    }),
};
