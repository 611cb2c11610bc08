import { rules } from '@jiwu/contract/rules';
import type { CartLine } from './CartAnswer.ts';

/** The API says no more than this. */
export const PLENTY = 200;

export function isBuyable({ state }: Pick<CartLine, 'state'>): boolean {
  return state === 'available' || state === 'short';
}

/** The largest quantity that a user may take, as far as the page knows. */
export function mostOf({ available, limitPerUser }: Pick<CartLine, 'available' | 'limitPerUser'>): number {
  const there = available >= PLENTY ? rules.cart.maxQuantity : available;
  return Math.min(there, limitPerUser ?? rules.cart.maxQuantity);
}

/** The quantity that can be bought now: less than was added, when stock has run short. */
export function piecesOf(line: Pick<CartLine, 'quantity' | 'available' | 'limitPerUser'>): number {
  return Math.max(1, Math.min(line.quantity, mostOf(line)));
}
