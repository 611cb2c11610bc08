import { getDeal } from '../../../modules/channels/woot/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** What a notice says of a deal. */
export async function dealNews(db: Reader, dealId: string) {
  const { skuId, priceFen } = await getDeal(db, dealId);
  const productTitle = (await loadSkuFacts(db, [skuId])).get(skuId)?.title ?? '';
  return { facts: { productTitle, priceFen }, link: { kind: 'woot' as const, id: dealId } };
}
