import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** A few sums side by side, each with its name and one line that explains it. */
export function Figures({ label, items }: { label: string; items: readonly Figure[] }) {
  return (
    <section aria-label={label} className={styles['figures']}>
      {items.map(({ label: name, value, note }) => (
        <div key={name}>
          <span>{name}</span>
          <b>{value}</b>
          {note !== undefined && <em>{note}</em>}
        </div>
      ))}
    </section>
  );
}
