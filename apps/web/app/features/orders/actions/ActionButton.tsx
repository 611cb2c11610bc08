import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './ActionButton.module.css';

interface ActionButtonProps {
  /** One filled button in a view. */
  look?: 'filled' | 'outlined' | 'plain';
  /** The target of a link; without it, `onPress` acts here. */
  to?: string | undefined;
  onPress?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** It has been done: the label says so. */
  isDone?: boolean | undefined;
  /** It sends the form it stands in. */
  isSubmit?: boolean;
  children: ReactNode;
}

/** An action on an order: 36 px high beside other things, 44 on phones. */
export function ActionButton({
  look = 'plain',
  to,
  onPress,
  busy = false,
  isDone = false,
  isSubmit = false,
  children,
}: ActionButtonProps) {
  const className = `${styles['action']} ${styles[look]}`;
  if (to !== undefined) {
    return (
      <Link className={className} to={to} prefetch="intent">
        {children}
      </Link>
    );
  }
  return (
    <button
      type={isSubmit && !busy ? 'submit' : 'button'}
      className={className}
      aria-disabled={busy || isDone || undefined}
      aria-busy={busy || undefined}
      onClick={busy || isDone ? undefined : onPress}
    >
      {children}
    </button>
  );
}
