interface Line {
  readonly productId: string;
  readonly skuId: string;
  /** Through which pick it is bought; without a name the pick has ended. */
  readonly source: { readonly id: string; readonly name: string | null } | null;
}

/** The page of a line's product, with the line's SKU, opened through the line's pick as long as it runs. */
export function lineAddress({ productId, skuId, source }: Line): string {
  return `/product?id=${productId}&sku=${skuId}${source && source.name !== null ? `&pick=${source.id}` : ''}`;
}
