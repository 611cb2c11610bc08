import type { NamedProduct } from '@jiwu/contract';
import { pickAddress } from '../celebrity/pickAddress.ts';

/** The page of a product that a text names; where its author picked it, it is still bought through the pick there. */
export function namedAddress({ product, pick }: Pick<NamedProduct, 'product' | 'pick'>): string {
  return pick ? pickAddress({ id: pick.id, productId: product.id }) : `/product?id=${product.id}`;
}
