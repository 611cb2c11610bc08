import { rules } from '@jiwu/contract/rules';
import { useId, useState } from 'react';
import styles from './PlacePicker.module.css';

interface PlacePickerProps {
  place: string;
  onChange: (place: string) => void;
}

const named = Object.entries(rules.effectOrder.places);

/** Where the link will be put: one of the usual places, or a word of one's own, so that each can be told apart later. */
export function PlacePicker({ place, onChange }: PlacePickerProps) {
  const [own, setOwn] = useState<string | null>(null);
  const noteId = useId();
  const isWrong = own !== null && own !== '' && !rules.effectOrder.placePattern.test(own);
  return (
    <div>
      <div className={styles['places']} role="group" aria-label="放在哪里">
        {named.map(([key, label]) => (
          <button
            key={key}
            type="button"
            aria-pressed={own === null && key === place}
            onClick={() => {
              setOwn(null);
              onChange(key);
            }}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={own !== null}
          onClick={() => {
            if (own !== null) return;
            setOwn('');
            onChange('');
          }}
        >
          自己写
        </button>
      </div>
      {own !== null && (
        <div className={styles['own']}>
          <input
            // It was asked for by pressing 自己写, so the cursor belongs here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label="自己写一个地方"
            aria-invalid={isWrong}
            aria-describedby={noteId}
            placeholder="比如：小区团长群"
            maxLength={16}
            value={own}
            onChange={({ target }) => {
              setOwn(target.value);
              onChange(target.value.trim());
            }}
          />
          <p id={noteId} role="status" data-wrong={isWrong}>
            {isWrong ? '只能用汉字、字母、数字、短横和下划线' : '最多 16 个字，以后按它看哪里挣得多'}
          </p>
        </div>
      )}
    </div>
  );
}
