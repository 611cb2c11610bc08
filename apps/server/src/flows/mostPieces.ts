import { rules } from '@jiwu/contract';

/** How many pieces of a SKU one may take now, and what keeps them from more. */
export function mostPieces(
  { limitPerUser }: { readonly limitPerUser: number | null },
  available: number,
): { most: number; because: 'stock' | 'limit' } {
  const limit = Math.min(limitPerUser ?? rules.cart.maxQuantity, rules.cart.maxQuantity);
  return available <= limit ? { most: available, because: 'stock' } : { most: limit, because: 'limit' };
}
