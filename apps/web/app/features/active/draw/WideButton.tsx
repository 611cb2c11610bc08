import type { ReactNode } from 'react';
import styles from './Chances.module.css';

interface WideButtonProps {
  isMain?: boolean;
  /** It cannot be pressed now; its words say why. */
  isOff: boolean;
  /** While it works. */
  busyWords: string | null;
  onPress: () => void;
  children: ReactNode;
}

export function WideButton({ isMain = false, isOff, busyWords, onPress, children }: WideButtonProps) {
  const isStill = isOff || busyWords !== null;
  return (
    <button
      type="button"
      className={styles[isMain ? 'main' : 'second']}
      aria-disabled={isStill || undefined}
      aria-busy={busyWords !== null || undefined}
      onClick={isStill ? undefined : onPress}
    >
      {busyWords ?? children}
    </button>
  );
}
