import { type ReactNode, useId } from 'react';
import styles from './OptionRow.module.css';

interface OptionRowProps {
  label: string;
  /** Where the row is one field, its id. */
  inputId?: string;
  children: ReactNode;
}

export function OptionRow({ label, inputId, children }: OptionRowProps) {
  const id = useId();
  return (
    <div className={styles['row']} {...(inputId ? {} : { role: 'group', 'aria-labelledby': id })}>
      {inputId ? (
        <label className={styles['label']} htmlFor={inputId}>
          {label}
        </label>
      ) : (
        <p id={id} className={styles['label']}>
          {label}
        </p>
      )}
      {children}
    </div>
  );
}
