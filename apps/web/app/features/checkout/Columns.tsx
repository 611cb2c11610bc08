import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Above both columns. */
  head?: ReactNode;
  children: ReactNode;
  /** Stays in sight beside the rest on wide screens; below it on phones. */
  aside: ReactNode;
}

export function Columns({ head, children, aside }: ColumnsProps) {
  return (
    <div className={styles['columns']}>
      {head && <div className={styles['head']}>{head}</div>}
      <div className={styles['stack']}>{children}</div>
      <div className={styles['aside']}>{aside}</div>
    </div>
  );
}
