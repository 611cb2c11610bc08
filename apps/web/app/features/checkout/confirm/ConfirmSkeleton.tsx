import { Columns } from '../Columns.tsx';
import styles from './ConfirmSkeleton.module.css';

/** Boxes of the size of the coming content. */
export function ConfirmSkeleton() {
  return (
    <div role="status" aria-label="正在核对价格和库存">
      <Columns aside={<i className={styles['sum']} />}>
        <i className={styles['address']} />
        <i className={styles['goods']} />
        <i className={styles['options']} />
      </Columns>
    </div>
  );
}
