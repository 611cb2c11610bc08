import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  /** Where the tabs lead. */
  id: string;
  title: string;
  /** Beside the title. */
  note?: string;
  /** At the right end of the heading. */
  aside?: ReactNode;
  /** Stands right under the tabs, which say the title on wide screens. */
  underTabs?: boolean;
  children: ReactNode;
}

/** A part of the page with its heading. Takes focus when a tab has led to it. */
export function Panel({ id, title, note, aside, underTabs = false, children }: PanelProps) {
  return (
    <section id={id} className={styles['panel']} aria-label={title} tabIndex={-1}>
      <div className={underTabs ? styles['phoneHead'] : styles['head']}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        {aside}
      </div>
      {children}
    </section>
  );
}
