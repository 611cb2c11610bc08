import styles from './CompletedSkeleton.module.css';

/** A box of the size of the coming content. */
export function CompletedSkeleton() {
  return <div className={styles['box']} role="status" aria-label="正在打开订单" />;
}
