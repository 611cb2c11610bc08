import styles from './CollectionSkeleton.module.css';
import list from './CollectionList.module.css';

const CARDS = 10;

/** Boxes of the size of the filters and the cards that will stand there. */
export function CollectionSkeleton() {
  return (
    <div className={styles['skeleton']} role="status" aria-label="正在加载收藏" data-loading="true">
      <i className={styles['filters']} />
      <div className={list['grid']}>
        {Array.from({ length: CARDS }, (_, order) => (
          <div key={order} className={styles['card']}>
            <i className={styles['picture']} />
            <i className={styles['title']} />
            <i className={styles['price']} />
            <i className={styles['facts']} />
          </div>
        ))}
      </div>
    </div>
  );
}
