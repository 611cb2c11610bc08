import type { ProductCard } from '@jiwu/contract';
import { HomeBlock } from './HomeBlock.tsx';
import { MoreLink } from './MoreLink.tsx';
import { ProductStrip } from './ProductStrip.tsx';

interface NewestProps {
  products: readonly ProductCard[];
}

/** The newest products, before the channels that have nothing to sell just now. */
export function Newest({ products }: NewestProps) {
  if (products.length === 0) return null;
  return (
    <HomeBlock
      title="新品"
      lead="按上架时间，都有现货"
      action={<MoreLink to="/resource?sort=new">看全部新品</MoreLink>}
    >
      <ProductStrip products={products} count={products.length} />
    </HomeBlock>
  );
}
