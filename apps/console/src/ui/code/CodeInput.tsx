import { rules } from '@jiwu/contract/rules';
import styles from './CodeInput.module.css';

interface CodeInputProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

const DIGITS = rules.staff.codeDigits;
const places = Array.from({ length: DIGITS }, (_, place) => place);

/** The digits of an authenticator: drawn as boxes, but one field, so that a paste and a password manager can fill it. */
export function CodeInput({ id, value, onChange }: CodeInputProps) {
  return (
    <div className={styles['code']}>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={DIGITS}
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
      />
      {places.map((place) => (
        <i key={place} aria-hidden="true" data-next={place === Math.min(value.length, DIGITS - 1) || undefined}>
          {value[place]}
        </i>
      ))}
    </div>
  );
}
