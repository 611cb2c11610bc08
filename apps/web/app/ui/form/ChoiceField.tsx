import { type Ref, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps<T extends string> {
  legend: string;
  options: readonly { readonly value: T; readonly label: string; readonly note?: string }[];
  value: T | null;
  /** A complaint about the choice; the form scrolls the user here. */
  problem?: string | null;
  ref?: Ref<HTMLFieldSetElement>;
  onChange: (value: T) => void;
}

/** One of a few, as boxes that are easy to press. */
export function ChoiceField<T extends string>({
  legend,
  options,
  value,
  problem = null,
  ref,
  onChange,
}: ChoiceFieldProps<T>) {
  const problemId = useId();
  return (
    <fieldset ref={ref} className={styles['choice']} aria-describedby={problem === null ? undefined : problemId}>
      <legend>{legend}</legend>
      {problem !== null && (
        <p id={problemId}>
          <Icon name="info" size={16} />
          {problem}
        </p>
      )}
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
