import { useEffect, useState } from 'react';
import { useCartCount } from '../../session/cart.ts';
import { LightLink } from '../../ui/link/LightLink.tsx';
import styles from './CampaignBar.module.css';
import type { CartAnswer } from './price/CartAnswer.ts';
import { campaignRowOf } from './price/campaignRows.ts';
import { priceCart } from './price/priceCart.ts';
import { readCart } from './readCart.ts';

interface CampaignBarProps {
  campaignId: string;
}

/** What the cart still lacks for a campaign, beside the goods of that campaign; with every piece that is added it counts anew. */
export default function CampaignBar({ campaignId }: CampaignBarProps) {
  const cart = useFollowedCart();
  if (!cart) return null;
  return (
    <p className={styles['bar']}>
      <span role="status">{wordsOf(cart, campaignId)}</span>
      <LightLink to="/cart/mine">去购物车</LightLink>
    </p>
  );
}

function wordsOf(cart: CartAnswer, campaignId: string): string {
  const { price } = priceCart(cart);
  return campaignRowOf(price, campaignId)?.text ?? '选进购物车的商品，在这里算还差多少';
}

/** Null until it is here, and when it does not come: the goods are what one came for. */
function useFollowedCart(): CartAnswer | null {
  const [cart, setCart] = useState<CartAnswer | null>(null);
  useEffect(() => {
    let asking = new AbortController();
    const ask = () => {
      asking.abort();
      asking = new AbortController();
      readCart(asking.signal).then(setCart, () => undefined);
    };
    ask();
    const stop = useCartCount.subscribe((now, before) => {
      if (now.pieces !== before.pieces) ask();
    });
    return () => {
      stop();
      asking.abort();
    };
  }, []);
  return cart;
}
