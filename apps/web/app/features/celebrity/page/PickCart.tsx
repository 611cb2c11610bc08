import { CartButton } from '../../../shared/cart/CartButton.tsx';
import type { PickCard } from '../../../shared/celebrity/Celebrity.ts';

/** Into the cart through this pick: at its price, and credited to its celebrity. */
export function PickCart({ pick }: { pick: PickCard }) {
  return <CartButton product={pick} pick={pick} />;
}
