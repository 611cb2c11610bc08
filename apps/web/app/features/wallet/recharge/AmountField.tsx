import { rules } from '@jiwu/contract/rules';
import { type Ref, useId } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import styles from './AmountField.module.css';

interface AmountFieldProps {
  value: string;
  complaint: string | null;
  onChange: (text: string) => void;
  onEnter: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Any amount in whole yuan. */
export function AmountField({ value, complaint, onChange, onEnter, ref }: AmountFieldProps) {
  const [inputId, noteId] = [useId(), useId()];
  const { minFen, maxFen } = rules.recharge;
  return (
    <div className={styles['field']}>
      <label htmlFor={inputId}>其他金额</label>
      <div className={styles['box']} data-wrong={complaint !== null}>
        <span>¥</span>
        <input
          ref={ref}
          id={inputId}
          // It was asked for by pressing 其他, so the cursor belongs here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          value={value}
          aria-invalid={complaint !== null}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
      </div>
      <p id={noteId} role="status">
        {complaint === null ? (
          `${formatCount(minFen / 100)} 到 ${formatCount(maxFen / 100)} 的整数`
        ) : (
          <b>
            <Icon name="info" size={14} />
            {complaint}
          </b>
        )}
      </p>
    </div>
  );
}
