import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import type { Sku } from '../ProductData.ts';
import { ownPrice, type SkuBuyer } from './skuPrices.ts';

/** Why the price is lower than everyone's; nothing where it is not. */
export function OwnPriceChip({ sku, buyer }: { sku: Sku; buyer: SkuBuyer }) {
  switch (ownPrice(sku, buyer).kind) {
    case 'ordinary':
      return null;
    case 'vip':
      return <PriceChip look="vip">VIP 价</PriceChip>;
    case 'wholesale':
      return <PriceChip look="plain">批发价</PriceChip>;
    case 'pick':
      return <PriceChip look="plain">达人价</PriceChip>;
  }
}
