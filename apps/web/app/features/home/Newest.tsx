import type { ProductCard } from '@jiwu/contract';
import { HomeBlock } from './HomeBlock.tsx';
import { MoreLink } from './MoreLink.tsx';
import { ProductStrip } from './ProductStrip.tsx';

interface NewestProps {
  products: readonly ProductCard[] | null;
}

/** The newest products that are in stock. */
export function Newest({ products }: NewestProps) {
  if (products === null || products.length === 0) return null;
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
