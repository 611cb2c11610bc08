import { type Ref, useId } from 'react';
import { Complaint } from './Complaint.tsx';
import styles from './SixBoxes.module.css';

interface SixBoxesProps {
  label: string;
  value: string;
  complaint: string | null;
  /** Not one that the browser may know. */
  isNew: boolean;
  onChange: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

const PLACES = [0, 1, 2, 3, 4, 5];

/** A payment password: one real input, so that pasting, erasing and readers work, in front of six drawn boxes. */
export function SixBoxes({ label, value, complaint, isNew, onChange, ref }: SixBoxesProps) {
  const [inputId, complaintId] = [useId(), useId()];
  return (
    <div>
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles['boxes']} data-wrong={complaint !== null}>
        <input
          ref={ref}
          id={inputId}
          type="password"
          inputMode="numeric"
          autoComplete={isNew ? 'new-password' : 'off'}
          maxLength={6}
          value={value}
          aria-invalid={complaint !== null}
          aria-describedby={complaintId}
          onChange={(event) => onChange(event.target.value)}
        />
        {PLACES.map((place) => (
          <span key={place} data-filled={place < value.length} data-next={place === value.length} aria-hidden="true" />
        ))}
      </div>
      <Complaint id={complaintId} text={complaint} />
    </div>
  );
}
