import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUserCache } from '../../../session/userCache.ts';
import { cartQueries } from './cartQueries.ts';
import { createCartActions } from './createCartActions.ts';
import { priceCart } from '../../../shared/cart/price/priceCart.ts';

/** The cart with its price, and everything that can be done to it. */
export function useCart() {
  const user = useUserCache(({ operator }) => operator.invitationCode);
  const isLoggedIn = useUserCache((session) => session.isLoggedIn);
  const client = useQueryClient();
  const query = useQuery({ ...cartQueries.list(user), enabled: isLoggedIn });
  const actions = useMemo(() => createCartActions(client, cartQueries.ofUser(user)), [client, user]);
  const cart = query.data;
  const priced = useMemo(() => (cart ? priceCart(cart) : null), [cart]);
  return { query, cart, priced, actions };
}

export type CartActions = ReturnType<typeof createCartActions>;
