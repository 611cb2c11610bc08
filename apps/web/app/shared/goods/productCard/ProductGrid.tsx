import type { ProductCard as Product } from '@jiwu/contract';
import { Fragment, type ReactNode } from 'react';
import { gridPictureSizes, ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  /** Number of cards on the first screen. */
  eagerCount?: number;
  sizes?: string;
  /** Something else among them, such as an advertisement: a cell after so many products, or at the end of fewer. */
  among?: { readonly after: number; readonly cell: ReactNode };
}

/** Number of pictures that are fetched before everything else: a phone's first row. */
const FIRST_COUNT = 2;

export function ProductGrid({ products, eagerCount = 0, sizes = gridPictureSizes, among }: ProductGridProps) {
  return (
    <ul className={styles['grid']}>
      {products.map((product, order) => (
        <Fragment key={product.id}>
          <ProductCard
            product={product}
            sizes={sizes}
            eager={order < eagerCount}
            first={order < Math.min(eagerCount, FIRST_COUNT)}
          />
          {among && order + 1 === Math.min(among.after, products.length) && among.cell}
        </Fragment>
      ))}
    </ul>
  );
}
