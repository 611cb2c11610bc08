import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** At the right of the title. */
  actions?: ReactNode;
  /** Named for readers only. */
  isTitleHidden?: boolean;
  /** On phones what stands in it says what it is. */
  isTitleWide?: boolean;
  children: ReactNode;
}

/** A white surface of the page with its heading. */
export function Panel({ title, actions, isTitleHidden = false, isTitleWide = false, children }: PanelProps) {
  return (
    <section className={styles['panel']} aria-label={title}>
      {!isTitleHidden && (
        <div className={styles['head']} data-wide={isTitleWide}>
          <h2>{title}</h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
