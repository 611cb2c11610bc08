import { rules } from '@jiwu/contract';

/** The largest quantity of a SKU that one user may take now, and the reason for the limit. */
export function mostPieces(
  { limitPerUser }: { readonly limitPerUser: number | null },
  available: number,
): { most: number; because: 'stock' | 'limit' } {
  const limit = Math.min(limitPerUser ?? rules.cart.maxQuantity, rules.cart.maxQuantity);
  return available <= limit ? { most: available, because: 'stock' } : { most: limit, because: 'limit' };
}
