import { useState } from 'react';
import { formatFen } from '../../ui/money/formatFen.ts';
import styles from './Parts.module.css';

interface MoneyInputProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (fen: number | null) => void;
  readonly isWrong?: boolean;
  readonly disabled?: boolean;
}

const MONEY = /^\d{1,7}(?:\.\d{0,2})?$/;

/** Yuan with up to two digits; empty is nothing. What is being typed stays as it is typed. */
export function MoneyInput({ label, value, onChange, isWrong = false, disabled = false }: MoneyInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : formatFen(value).replaceAll(',', ''));
  return (
    <input
      className={styles['cell']}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      disabled={disabled}
      value={shown}
      onChange={({ target }) => {
        const text = target.value.trim();
        if (text !== '' && !MONEY.test(text)) return;
        setTyped(text);
        onChange(text === '' ? null : Math.round(Number(text) * 100));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
