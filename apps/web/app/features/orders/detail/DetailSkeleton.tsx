import styles from './DetailSkeleton.module.css';

/** Boxes of the size of the coming content. */
export function DetailSkeleton() {
  return (
    <div className={styles['page']} role="status" aria-label="正在加载订单" data-loading="true">
      <i className={styles['head']} />
      <div className={styles['columns']}>
        <i />
        <i />
      </div>
    </div>
  );
}
