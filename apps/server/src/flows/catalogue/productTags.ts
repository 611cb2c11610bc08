/** The tags of cached answers that show this product: its own page, and every list. */
export function productTags(productId: string): string[] {
  return ['goods', `product:${productId}`];
}
