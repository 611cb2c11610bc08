import { useId } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps {
  label: string;
  value: string;
  max: number;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A few sentences, with how many signs there are. */
export function TextArea({ label, value, max, placeholder, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles['area']}>
      <label htmlFor={id}>
        {label}
        <span>
          {value.length} / {max}
        </span>
      </label>
      <textarea
        id={id}
        rows={4}
        value={value}
        maxLength={max}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
