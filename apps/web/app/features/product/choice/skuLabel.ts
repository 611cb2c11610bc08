import type { Sku } from '../ProductData.ts';

/** What is chosen, in words: 云灰，标准版. A product without options has nothing to say. */
export function skuLabel({ optionValues }: Pick<Sku, 'optionValues'>): string {
  return optionValues.join('，');
}
