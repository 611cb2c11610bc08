import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Where links within the page lead. */
  anchor: string;
  title: string;
  /** Beside the title, on phones below it. */
  note?: ReactNode;
  /** At the right. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the page: a white surface with its heading. */
export function Section({ anchor, title, note, aside, children }: SectionProps) {
  return (
    <section id={anchor} className={styles['section']} aria-label={title} tabIndex={-1}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        {aside && <div className={styles['aside']}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
