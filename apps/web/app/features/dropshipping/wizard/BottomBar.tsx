import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  /** At the left: a sum or a count, with a few words below. */
  children: ReactNode;
  button: { readonly label: string; readonly isOff: boolean; readonly isBusy: boolean; readonly onPress: () => void };
}

/** On phones the way on stays at the foot of the screen. */
export function BottomBar({ children, button: { label, isOff, isBusy, onPress } }: BottomBarProps) {
  return (
    <div className={styles['bar']}>
      <p>{children}</p>
      <button
        type="button"
        aria-disabled={isOff || isBusy}
        aria-busy={isBusy}
        onClick={isOff || isBusy ? undefined : onPress}
      >
        {label}
      </button>
    </div>
  );
}
