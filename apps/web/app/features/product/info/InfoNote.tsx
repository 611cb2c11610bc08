import type { ReactNode } from 'react';
import styles from './InfoNote.module.css';

interface InfoNoteProps {
  /** blue: another price, here or elsewhere. grey: something beside. */
  look: 'blue' | 'grey';
  title: string;
  children: ReactNode;
  /** A link or a button that leads on. */
  action: ReactNode;
}

/** Under the prices: another way to have the product, in one line. */
export function InfoNote({ look, title, children, action }: InfoNoteProps) {
  return (
    <p className={styles['note']} data-look={look}>
      <span>
        <b>{title}</b>
        {children}
      </span>
      {action}
    </p>
  );
}
