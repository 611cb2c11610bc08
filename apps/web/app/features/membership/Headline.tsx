import type { ReactNode } from 'react';
import styles from './Headline.module.css';

interface HeadlineProps {
  title: string;
  children: ReactNode;
}

/** How it stands, in large, and one fact at the right of it. */
export function Headline({ title, children }: HeadlineProps) {
  return (
    <p className={styles['line']}>
      <b>{title}</b>
      <span>{children}</span>
    </p>
  );
}
