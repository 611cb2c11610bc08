import { useIsBusiness } from '../../../session/businessStanding.ts';
import { useUserCache } from '../../../session/userCache.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import type { SkuBuyer } from './skuPrices.ts';

/** The present user for the price of what they have chosen. The server's page is everyone's; one's own price comes after. */
export function useSkuBuyer({ sku, quantity, source }: Pick<SkuChoice, 'sku' | 'quantity' | 'source'>): SkuBuyer {
  const isVip = useUserCache((state) => state.operator.vipFlag);
  return { isVip, isBusiness: useIsBusiness(sku.wholesale.length > 0), quantity, pickFen: source?.priceFen ?? null };
}
