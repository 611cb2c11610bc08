import { useEffect } from 'react';
import { startCart, useCartCount } from '../../session/cart.ts';
import styles from './CartBadge.module.css';

interface CartBadgeProps {
  /** chip: in the header's button, whose width is kept for it; text: in the slim bar; corner: on an icon. */
  look: 'chip' | 'text' | 'corner';
}

const MOST = 99;

/** Number of different SKUs in the cart; empty for none. It comes after the page and moves nothing. */
export function CartBadge({ look }: CartBadgeProps) {
  const kinds = useCartCount((state) => state.kinds);
  useEffect(startCart, []);
  if (kinds === 0) return null;
  return (
    <em className={`${styles['badge']} ${styles[look]}`}>
      {kinds > MOST ? `${MOST}+` : kinds}
      <span className={styles['hidden']}> 种商品</span>
    </em>
  );
}
