import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A white card of the page with its heading. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <section className={styles['panel']} aria-label={title}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
