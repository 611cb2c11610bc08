import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly note?: ReactNode;
  readonly extra?: ReactNode;
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A white surface without border or shadow. */
export function Panel({ title, note, extra, isFlush = false, children }: PanelProps) {
  return (
    <section className={styles['panel']} aria-label={title}>
      {title && (
        <header>
          <h2>{title}</h2>
          {note && <span>{note}</span>}
          {extra && <div>{extra}</div>}
        </header>
      )}
      <div className={isFlush ? undefined : styles['body']}>{children}</div>
    </section>
  );
}
