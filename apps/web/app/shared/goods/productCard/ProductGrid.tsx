import type { ProductCard as Product } from '@jiwu/contract';
import { gridPictureSizes, ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  /** Number of cards on the first screen. */
  eagerCount?: number;
  sizes?: string;
}

/** Number of pictures that are fetched before everything else: a phone's first row. */
const FIRST_COUNT = 2;

export function ProductGrid({ products, eagerCount = 0, sizes = gridPictureSizes }: ProductGridProps) {
  return (
    <ul className={styles['grid']}>
      {products.map((product, order) => (
        <ProductCard
          key={product.id}
          product={product}
          sizes={sizes}
          eager={order < eagerCount}
          first={order < Math.min(eagerCount, FIRST_COUNT)}
        />
      ))}
    </ul>
  );
}
