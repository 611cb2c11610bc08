import styles from './CartSkeleton.module.css';
import content from './FilledCart.module.css';

const LINES = 3;

/** Boxes of the size of the lines and the price that will stand there. */
export function CartSkeleton() {
  return (
    <div className={content['columns']} role="status" aria-label="正在加载购物车" data-loading="true">
      <div className={styles['list']}>
        {Array.from({ length: LINES }, (_, order) => (
          <div key={order} className={styles['line']}>
            <i className={styles['picture']} />
            <span>
              <i />
              <i />
            </span>
          </div>
        ))}
      </div>
      <div className={styles['price']} />
    </div>
  );
}
