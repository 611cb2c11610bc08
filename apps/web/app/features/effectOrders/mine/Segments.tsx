import styles from './Segments.module.css';

interface SegmentsProps<Key extends string> {
  /** The name of the choice, for screen readers. */
  label: string;
  choices: readonly { readonly key: Key; readonly label: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** One of a few ways to look at the same panel. */
export function Segments<Key extends string>({ label, choices, chosen, onChoose }: SegmentsProps<Key>) {
  return (
    <div className={styles['segments']} role="group" aria-label={label}>
      {choices.map(({ key, label: text }) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {text}
        </button>
      ))}
    </div>
  );
}
