import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';
import own from './Button.module.css';

interface ButtonProps {
  /** One filled button per view; everything else is outlined. */
  look?: 'filled' | 'outlined';
  /** It is working: it keeps its place and its focus, and takes no further press. */
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Acts on this page; for a link to another page see ButtonLink. */
export function Button({ look = 'outlined', busy = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles[look]} ${own['button']}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
