import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComingNear } from '../../../ui/comingNear/ComingNear.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { RecommendedGoods } from '../../../shared/goods/recommended/RecommendedGoods.tsx';
import { orderQueries } from '../orderQueries.ts';
import styles from './OrderRecommendations.module.css';
import { withoutBought } from './withoutBought.ts';

/** Products that others viewed along with the bought ones, or of their category, fetched shortly before they come into sight. */
export function OrderRecommendations({ productId, bought }: { productId: string; bought: readonly string[] }) {
  const [isNear, setNear] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    ...orderQueries.recommendations(productId),
    enabled: isNear,
  });
  const recommended = data && withoutBought(data, bought);
  if (recommended?.items.length === 0) return null;
  return (
    <div className={styles['section']}>
      <ComingNear onNear={() => setNear(true)} />
      <RecommendedGoods
        recommended={recommended}
        sameKind="同类里受欢迎的"
        failure={
          isError && !data ? (
            <LoadFailed text="推荐没有加载出来，不影响订单。" retrying={isFetching} onRetry={() => void refetch()} />
          ) : undefined
        }
      />
    </div>
  );
}
