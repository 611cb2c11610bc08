import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { recountCart, useCartDrawer } from '../../session/cart.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';

const CartDrawer = lazyPart(() => import('./CartDrawer.tsx'));

/** On these pages the chosen lines have been ordered and have left the cart. */
const AFTER_ORDER = new Set(['/order/pay', '/order/paymentCompleted']);

/** Stands in the frame; the drawer itself is loaded when it is opened. */
export function CartDrawerHost() {
  const isOpen = useCartDrawer((state) => state.isOpen);
  const { pathname } = useLocation();
  useEffect(() => {
    if (AFTER_ORDER.has(pathname)) void recountCart();
  }, [pathname]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <CartDrawer onClose={() => useCartDrawer.setState({ isOpen: false })} />
    </Suspense>
  );
}
