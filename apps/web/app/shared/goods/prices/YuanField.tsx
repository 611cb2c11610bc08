import styles from './PriceFilter.module.css';

interface YuanFieldProps {
  name: string;
  label: string;
  value: string;
  hint: number;
  onType: (text: string) => void;
  onEnd: () => void;
}

export function YuanField({ name, label, value, hint, onType, onEnd }: YuanFieldProps) {
  return (
    <label className={styles['field']}>
      ¥
      <input
        name={name}
        aria-label={label}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={7}
        pattern="[0-9]*"
        placeholder={String(hint)}
        value={value}
        onChange={(event) => onType(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={onEnd}
      />
    </label>
  );
}
