import { rules } from '@jiwu/contract/rules';
import type { CartLine } from './cartQueries.ts';

/** The API says no more than this. */
export const PLENTY = 200;
const TITLE_WORDS = 2;

export function isBuyable({ state }: Pick<CartLine, 'state'>): boolean {
  return state === 'available' || state === 'short';
}

/** How many of it one may take, as far as the page knows. */
export function mostOf({ available, limitPerUser }: Pick<CartLine, 'available' | 'limitPerUser'>): number {
  const there = available >= PLENTY ? rules.cart.maxQuantity : available;
  return Math.min(there, limitPerUser ?? rules.cart.maxQuantity);
}

/** How many of it can be bought now: fewer than were put in, when some of them are gone. */
export function piecesOf(line: Pick<CartLine, 'quantity' | 'available' | 'limitPerUser'>): number {
  return Math.max(1, Math.min(line.quantity, mostOf(line)));
}

/** A long title cut to brand and name: 慢物 手作青瓷侧把壶. */
export function shortTitle(title: string): string {
  return title.split(' ').slice(0, TITLE_WORDS).join(' ');
}
