import type { ReactNode } from 'react';
import styles from './Sideways.module.css';

/** A table that may be wider than its page: it scrolls by itself, and so the keyboard must be able to reach it. */
export function Sideways({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['sideways']} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
