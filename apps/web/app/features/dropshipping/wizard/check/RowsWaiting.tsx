import styles from './RowsWaiting.module.css';

/** Rows to be. */
export function RowsWaiting({ rows }: { rows: number }) {
  return <div className={styles['waiting']} style={{ height: rows * 56 }} role="status" aria-label="正在加载各行" />;
}
