import type { ReactNode } from 'react';
import styles from './CodeFrame.module.css';

interface CodeFrameProps {
  /** The code; nothing while it is on its way. */
  code: ReactNode;
  /** Laid over a code that can no longer be scanned. */
  veil?: ReactNode;
  title: string;
  text: ReactNode;
  /** One line below: the time that is left, or a way out. */
  foot: ReactNode;
}

/** A square for a login code with its explanation. Only title and text are announced: the seconds are not. */
export function CodeFrame({ code, veil, title, text, foot }: CodeFrameProps) {
  return (
    <div className={styles['frame']}>
      <div className={styles['square']} data-loading={!code && !veil}>
        {code}
        {veil && <div className={styles['veil']}>{veil}</div>}
      </div>
      <div role="status">
        <h2>{title}</h2>
        <p className={styles['text']}>{text}</p>
      </div>
      <div className={styles['foot']}>{foot}</div>
    </div>
  );
}
