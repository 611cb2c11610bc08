import type { MouseEvent } from 'react';
import { useCartCount, useCartDrawer } from '../../session/cart.ts';
import { userCache } from '../../session/userCache.ts';

/** The cart's own page needs a login. Who is not logged in sees what is in the cart right here instead. */
export function pressCart(event: MouseEvent): void {
  if (userCache.get().isLoggedIn || useCartCount.getState().kinds === 0) return;
  event.preventDefault();
  useCartDrawer.setState({ isOpen: true });
}
