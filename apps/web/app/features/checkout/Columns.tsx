import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Stays in sight beside the rest on wide screens; below it on phones. */
  aside: ReactNode;
}

export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['stack']}>{children}</div>
      <div className={styles['aside']}>{aside}</div>
    </div>
  );
}
