import type { NewCartLine } from '../../../session/NewCartLine.ts';
import type { SkuChoice } from './useSkuChoice.ts';

type Chosen = Pick<SkuChoice, 'sku' | 'quantity' | 'source'>;

/** The choice as a line of the cart. */
export function boughtLine({ sku, quantity, source }: Chosen): NewCartLine {
  return { skuId: sku.id, quantity, ...(source && { sourceId: source.id }) };
}

/** Where the choice is bought at once. */
export function buyAddress({ sku, quantity, source }: Chosen): string {
  return `/order/confirm?skuId=${sku.id}&quantity=${quantity}${source ? `&sourceId=${source.id}` : ''}`;
}
