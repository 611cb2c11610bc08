import { useState } from 'react';
import { ComingNear } from '../../../ui/comingNear/ComingNear.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import { ProductGridSkeleton } from '../../../shared/goods/productCard/ProductGridSkeleton.tsx';
import { useShared } from '../../../api/useShared.ts';
import styles from './Recommendations.module.css';

interface RecommendationsProps {
  productId: string;
  isOnSale: boolean;
}

/** Products that others viewed along with this one, fetched shortly before they come into sight. */
export function Recommendations({ productId, isOnSale }: RecommendationsProps) {
  const [isNear, setNear] = useState(false);
  const loaded = useShared('/api/product/recommendations', isNear ? { id: productId } : null);
  if (loaded.state === 'here' && loaded.data.items.length === 0) return null;
  return (
    <section id="recommendations" className={styles['section']} tabIndex={-1}>
      <ComingNear onNear={() => setNear(true)} />
      <div className={styles['head']}>
        <h2>{isOnSale ? '看了这件的人还看' : '相似的商品'}</h2>
        <p>根据大家的浏览推荐，可在设置中关闭个性化</p>
      </div>
      {loaded.state === 'failed' && (
        <LoadFailed text="推荐没有加载出来，不影响购买。" retrying={false} onRetry={loaded.retry} />
      )}
      {loaded.state === 'loading' && <ProductGridSkeleton count={10} />}
      {loaded.state === 'here' && <ProductGrid products={loaded.data.items} />}
    </section>
  );
}
