import styles from './Parts.module.css';

interface CountInputProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (count: number | null) => void;
  readonly isWrong?: boolean;
  readonly disabled?: boolean;
}

/** A whole number; empty is nothing. */
export function CountInput({ label, value, onChange, isWrong = false, disabled = false }: CountInputProps) {
  return (
    <input
      className={styles['cell']}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="numeric"
      disabled={disabled}
      value={value ?? ''}
      onChange={({ target }) => {
        if (/^\d{0,9}$/.test(target.value)) onChange(target.value === '' ? null : Number(target.value));
      }}
    />
  );
}
