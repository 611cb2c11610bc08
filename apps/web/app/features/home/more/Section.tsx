import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  note?: string | undefined;
  action?: ReactNode;
  isFirst?: boolean;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, note, action, isFirst = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles['section']} data-first={isFirst || undefined} aria-labelledby={titleId}>
      <div className={styles['heading']}>
        <h2 id={titleId}>{title}</h2>
        {note && <p>{note}</p>}
        {action}
      </div>
      {children}
    </section>
  );
}
