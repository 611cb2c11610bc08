import { useState } from 'react';
import { addToCart } from '../../session/cart.ts';

/** Adds a SKU to the cart, one press at a time. */
export function useAddToCart(): {
  isAdding: boolean;
  add: (input: Parameters<typeof addToCart>[0]) => Promise<boolean>;
} {
  const [isAdding, setAdding] = useState(false);
  return {
    isAdding,
    async add(input) {
      if (isAdding) return false;
      setAdding(true);
      const isDone = await addToCart(input);
      setAdding(false);
      return isDone;
    },
  };
}
