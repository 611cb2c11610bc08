import type { ProductCard as Product } from '@jiwu/contract';
import { ProductCard } from '../../shared/goods/productCard/ProductCard.tsx';
import styles from './ProductStrip.module.css';

interface ProductStripProps {
  /** Nothing while they are on their way: boxes keep their place. */
  products: readonly Product[] | undefined;
  /** Number of placeholder boxes. */
  count: number;
}

const pictureSizes = '(max-width: 767px) 144px, (max-width: 991px) 32vw, (max-width: 1231px) 24vw, 228px';

/** One row of cards that scrolls sideways. */
export function ProductStrip({ products, count }: ProductStripProps) {
  return (
    <ul className={styles['strip']} aria-busy={products === undefined || undefined}>
      {products
        ? products.map((product) => <ProductCard key={product.id} product={product} sizes={pictureSizes} />)
        : Array.from({ length: count }, (_, order) => <li key={order} className={styles['box']} aria-hidden="true" />)}
    </ul>
  );
}
