import type { ReactNode } from 'react';
import styles from './Queue.module.css';

/** What is known of it, and beside it what is decided. */
export function QueueColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  );
}
