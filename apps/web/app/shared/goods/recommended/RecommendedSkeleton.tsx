import { ProductGridSkeleton } from '../productCard/ProductGridSkeleton.tsx';
import styles from './RecommendedGoods.module.css';

interface RecommendedSkeletonProps {
  /** Its goods are here: it only keeps their room. */
  isUnseen: boolean;
  note: string | undefined;
}

/** Two groups, the most that can come. */
export function RecommendedSkeleton({ isUnseen, note }: RecommendedSkeletonProps) {
  return (
    <div className={styles['skeleton']} data-unseen={isUnseen || undefined} aria-hidden={isUnseen || undefined}>
      <div className={styles['group']}>
        <div className={styles['head']}>
          <h2>还可以看看</h2>
          {note !== undefined && <p className={styles['later']}>{note}</p>}
        </div>
        <ProductGridSkeleton count={5} />
      </div>
      <div className={styles['group']}>
        <div className={styles['head']}>
          <h2 className={styles['later']}>还可以看看</h2>
        </div>
        <ProductGridSkeleton count={6} />
      </div>
    </div>
  );
}
