import type { PickCard } from './Celebrity.ts';

/** The page of a recommended product, where it is still bought through its pick. */
export function pickAddress({ id, productId }: Pick<PickCard, 'id' | 'productId'>): string {
  return `/product?id=${productId}&pick=${id}`;
}
