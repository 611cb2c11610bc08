import styles from './ChoiceField.module.css';

interface ChoiceFieldProps<T extends string> {
  legend: string;
  options: readonly { readonly value: T; readonly label: string; readonly note?: string }[];
  value: T | null;
  onChange: (value: T) => void;
}

/** One of a few, as boxes that are easy to press. */
export function ChoiceField<T extends string>({ legend, options, value, onChange }: ChoiceFieldProps<T>) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} data-chosen={option.value === value}>
            <input
              type="radio"
              name={legend}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
