import styles from './StatementSkeleton.module.css';

const ROWS = 8;

/** As tall as the rows that are coming. */
export function StatementSkeleton() {
  return (
    <div className={styles['skeleton']} role="status" aria-label="正在加载明细" data-loading="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  );
}
