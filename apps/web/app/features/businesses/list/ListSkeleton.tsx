import { Skeleton } from 'antd';
import styles from './ListSkeleton.module.css';

/** Two cards to be, as tall as most are. */
export function ListSkeleton() {
  return (
    <div className={styles['cards']} role="status" aria-label="正在加载商户">
      <Skeleton active className={styles['card'] ?? ''} paragraph={{ rows: 6 }} />
      <Skeleton active className={styles['card'] ?? ''} paragraph={{ rows: 6 }} />
    </div>
  );
}
