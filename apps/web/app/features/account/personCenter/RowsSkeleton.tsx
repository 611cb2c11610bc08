import { Skeleton } from 'antd';
import styles from './RowsSkeleton.module.css';

interface RowsSkeletonProps {
  rows: number;
}

/** As tall as the rows that are coming. */
export function RowsSkeleton({ rows }: RowsSkeletonProps) {
  return (
    <div role="status" aria-label="正在加载">
      {Array.from({ length: rows }, (_, row) => (
        <div className={styles['row']} key={row}>
          <Skeleton title={{ width: 96 }} paragraph={{ rows: 1, width: 200 }} />
        </div>
      ))}
    </div>
  );
}
