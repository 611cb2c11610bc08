import type { ReactNode } from 'react';
import styles from './TextButton.module.css';

interface TextButtonProps {
  onClick: () => void;
  busy?: boolean;
  /** Says more than its words do where there are several of them. */
  label?: string;
  children: ReactNode;
}

/** A small action on this page, as text. */
export function TextButton({ onClick, busy = false, label, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
