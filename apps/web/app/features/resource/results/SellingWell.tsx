import { useShared } from '../../../api/useShared.ts';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import { ProductGridSkeleton } from '../../../shared/goods/productCard/ProductGridSkeleton.tsx';
import styles from './SellingWell.module.css';

const bestSelling = { sort: 'sales', size: '10', inStock: '1' } as const;

/** Below an empty result: not what was looked for, and it says so. Without an answer it is left out. */
export function SellingWell() {
  const loaded = useShared('/api/resource/list', bestSelling);
  if (loaded.state === 'failed' || (loaded.state === 'here' && loaded.data.items.length === 0)) return null;
  return (
    <section className={styles['section']} aria-label="卖得最多的">
      <h2>看看卖得最多的</h2>
      {loaded.state === 'here' ? <ProductGrid products={loaded.data.items} /> : <ProductGridSkeleton />}
    </section>
  );
}
