import styles from './PageWaiting.module.css';

/** Boxes of the size of the coming page. */
export function PageWaiting() {
  return (
    <div className={styles['waiting']} role="status" aria-label="正在打开批次">
      <i />
      <i />
      <i />
    </div>
  );
}
