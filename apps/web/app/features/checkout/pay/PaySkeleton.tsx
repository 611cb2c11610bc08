import { Columns } from '../Columns.tsx';
import styles from './PaySkeleton.module.css';

/** Boxes of the size of the coming content. */
export function PaySkeleton() {
  return (
    <div role="status" aria-label="正在打开订单">
      <Columns aside={<i className={styles['side']} />}>
        <i className={styles['head']} />
        <i className={styles['ways']} />
      </Columns>
    </div>
  );
}
