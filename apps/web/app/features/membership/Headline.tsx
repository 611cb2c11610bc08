import type { ReactNode } from 'react';
import styles from './Headline.module.css';

interface HeadlineProps {
  title: string;
  children: ReactNode;
}

/** The state in large type, with one fact at its right. */
export function Headline({ title, children }: HeadlineProps) {
  return (
    <p className={styles['line']}>
      <b>{title}</b>
      <span>{children}</span>
    </p>
  );
}
