import type { Sku } from '../ProductData.ts';

/** The chosen options in words: 云灰，标准版. Empty for a product without options. */
export function skuLabel({ optionValues }: Pick<Sku, 'optionValues'>): string {
  return optionValues.join('，');
}
