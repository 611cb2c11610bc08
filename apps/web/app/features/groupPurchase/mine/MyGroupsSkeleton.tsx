import styles from './MyGroupsSkeleton.module.css';

const CARDS = 4;

/** Boxes of the size of the cards that will stand there. */
export function MyGroupsSkeleton() {
  return (
    <div className={styles['list']} role="status" aria-label="正在加载您的团" data-loading="true">
      {Array.from({ length: CARDS }, (_, order) => (
        <i key={order} className={styles['card']} />
      ))}
    </div>
  );
}
