import type { ReactNode } from 'react';
import styles from './Split.module.css';

/** A list, and beside it what is open of it; without anything open the list has the whole width. */
export function Split({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles['split']} data-closed={side ? undefined : true}>
      {children}
      {side && <div className={styles['side']}>{side}</div>}
    </div>
  );
}
