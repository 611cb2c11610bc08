import styles from './ListWaiting.module.css';

/** Batches to be, as tall as most are. */
export function ListWaiting() {
  return (
    <div className={styles['waiting']} role="status" aria-label="正在加载批次">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
