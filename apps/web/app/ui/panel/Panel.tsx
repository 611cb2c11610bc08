import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title. */
  chip?: ReactNode;
  /** At the right of it. */
  aside?: ReactNode;
  id?: string;
  /** The title is for screen readers only: `always`, or on phones, where the content explains itself. */
  hidesTitle?: 'always' | 'onPhones' | undefined;
  children: ReactNode;
}

/** A white surface of the page with its heading. */
export function Panel({ title, chip, aside, id, hidesTitle, children }: PanelProps) {
  return (
    <section className={styles['panel']} aria-label={title} id={id}>
      {hidesTitle !== 'always' && (
        <div className={styles['head']} data-wide={hidesTitle === 'onPhones'}>
          <h2>{title}</h2>
          {chip}
          {aside && <div className={styles['aside']}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
