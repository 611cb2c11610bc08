import { useState } from 'react';
import { ComingNear } from '../../../ui/comingNear/ComingNear.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { RecommendedGoods } from '../../../shared/goods/recommended/RecommendedGoods.tsx';
import { useShared } from '../../../api/useShared.ts';
import styles from './Recommendations.module.css';

interface RecommendationsProps {
  productId: string;
  isOnSale: boolean;
}

/** Products that others viewed along with this one, or of its category, fetched shortly before they come into sight. */
export function Recommendations({ productId, isOnSale }: RecommendationsProps) {
  const [isNear, setNear] = useState(false);
  const loaded = useShared('/api/product/recommendations', isNear ? { id: productId } : null);
  if (loaded.state === 'here' && loaded.data.items.length === 0) return null;
  return (
    <div id="recommendations" className={styles['section']} tabIndex={-1}>
      <ComingNear onNear={() => setNear(true)} />
      <RecommendedGoods
        recommended={loaded.state === 'here' ? loaded.data : undefined}
        sameKind={isOnSale ? '同类里受欢迎的' : '相似的商品'}
        note="根据大家的浏览推荐，可在设置中关闭个性化"
        failure={
          loaded.state === 'failed' ? (
            <LoadFailed text="推荐没有加载出来，不影响购买。" retrying={false} onRetry={loaded.retry} />
          ) : undefined
        }
      />
    </div>
  );
}
