import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComingNear } from '../../../ui/comingNear/ComingNear.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import { ProductGridSkeleton } from '../../../shared/goods/productCard/ProductGridSkeleton.tsx';
import { orderQueries } from '../orderQueries.ts';
import styles from './OrderRecommendations.module.css';

/** Products that others viewed along with the bought ones, fetched shortly before they come into sight. */
export function OrderRecommendations({ productId }: { productId: string }) {
  const [isNear, setNear] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    ...orderQueries.recommendations(productId),
    enabled: isNear,
  });
  if (data?.items.length === 0) return null;
  return (
    <section className={styles['section']} aria-label="看了这件的人还看">
      <ComingNear onNear={() => setNear(true)} />
      <h2>看了这件的人还看</h2>
      {data ? (
        <ProductGrid products={data.items} />
      ) : isError ? (
        <LoadFailed text="推荐没有加载出来，不影响订单。" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProductGridSkeleton count={10} />
      )}
    </section>
  );
}
