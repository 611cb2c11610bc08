import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Queue.module.css';

interface QueueHeadProps {
  readonly title: ReactNode;
  readonly state?: string;
  /** Its number and time. */
  readonly note?: ReactNode;
  /** Where the list of a phone is. */
  readonly back: string;
  readonly children?: ReactNode;
}

/** The head of what is open of a queue. */
export function QueueHead({ title, state, note, back, children }: QueueHeadProps) {
  return (
    <header className={styles['head']}>
      <h2>{title}</h2>
      {state && <span className={styles['state']}>{state}</span>}
      {note && <em>{note}</em>}
      {children}
      <Link className={styles['back']} to={back}>
        返回列表
      </Link>
    </header>
  );
}
