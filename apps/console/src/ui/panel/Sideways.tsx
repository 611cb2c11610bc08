import type { ReactNode } from 'react';
import styles from './Sideways.module.css';

/** A table that may be wider than its page: it scrolls by itself, by keyboard too. */
export function Sideways({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['sideways']} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
