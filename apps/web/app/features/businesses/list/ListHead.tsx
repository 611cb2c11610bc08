import type { ReactNode } from 'react';
import styles from './ListHead.module.css';

/** The page's heading, which stands there also when the businesses did not come. */
export function ListHead({ children }: { children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <h1>我的商户</h1>
      {children}
    </header>
  );
}
