import type { NamedProduct } from '@jiwu/contract';
import type { PriceSize } from '../../ui/price/Price.tsx';
import { PickPrice } from '../celebrity/PickPrice.tsx';
import { ProductPrice } from '../goods/price/ProductPrice.tsx';

interface NamedPriceProps {
  named: NamedProduct;
  size?: PriceSize;
}

/** What it costs from here: through the author's pick where that saves something, else as everywhere. */
export function NamedPrice({ named: { product, pick }, size = 'card' }: NamedPriceProps) {
  if (pick && pick.ordinaryFen !== null) return <PickPrice pick={pick} size={size} />;
  const { priceFen, vipPriceFen, marketPriceFen, isFrom } = product;
  return (
    <ProductPrice
      priceFen={priceFen}
      vipPriceFen={vipPriceFen}
      marketPriceFen={size === 'card' ? marketPriceFen : null}
      isFrom={isFrom}
      size={size}
    />
  );
}
