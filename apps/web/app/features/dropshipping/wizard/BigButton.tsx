import type { ReactNode } from 'react';
import styles from './BigButton.module.css';

interface BigButtonProps {
  look?: 'filled' | 'plain';
  isOff?: boolean;
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The whole width of a side panel. On phones the bar at the foot takes its place. */
export function BigButton({ look = 'filled', isOff = false, isBusy = false, onPress, children }: BigButtonProps) {
  return (
    <button
      type="button"
      className={styles[look]}
      aria-disabled={isOff || isBusy}
      aria-busy={isBusy}
      onClick={isOff || isBusy ? undefined : onPress}
    >
      {children}
    </button>
  );
}
