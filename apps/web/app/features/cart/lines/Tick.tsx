import { useEffect, useRef } from 'react';
import styles from './Tick.module.css';

interface TickProps {
  label: string;
  /** Mixed: some of the lines that it stands for are ticked. */
  checked: boolean | 'mixed';
  onChange: (isChecked: boolean) => void;
}

/** A checkbox whose whole surroundings can be pressed with a thumb. */
export function Tick({ label, checked, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <span className={styles['tick']}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        onChange={() => onChange(checked !== true)}
      />
    </span>
  );
}
