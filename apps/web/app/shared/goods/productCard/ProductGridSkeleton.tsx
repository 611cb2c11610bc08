import grid from './ProductGrid.module.css';
import styles from './ProductGridSkeleton.module.css';

interface ProductGridSkeletonProps {
  count?: number;
}

/** Boxes of the size of the cards that will stand there. */
export function ProductGridSkeleton({ count = 10 }: ProductGridSkeletonProps) {
  return (
    <ul className={grid['grid']} aria-hidden="true">
      {Array.from({ length: count }, (_, order) => (
        <li key={order} className={styles['card']}>
          <i className={styles['picture']} />
          <i className={styles['title']} />
          <i className={styles['price']} />
          <i className={styles['facts']} />
        </li>
      ))}
    </ul>
  );
}
