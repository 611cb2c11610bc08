import type { MouseEvent } from 'react';
import { useCartCount, useCartDrawer } from '../../session/cart.ts';
import { userCache } from '../../session/userCache.ts';

/** The cart's own page needs a login. A visitor sees the cart in a drawer right here instead. */
export function pressCart(event: MouseEvent): void {
  if (userCache.get().isLoggedIn || useCartCount.getState().kinds === 0) return;
  event.preventDefault();
  useCartDrawer.setState({ isOpen: true });
}
