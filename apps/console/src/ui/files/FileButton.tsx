import styles from './FileButton.module.css';

interface FileButtonProps {
  readonly id?: string;
  /** What it does; said instead of the words that the browser has for it. */
  readonly label: string;
  readonly accept: string;
  readonly isBusy: boolean;
  readonly onChosen: (file: File) => void;
}

/** Chooses one file of this machine. */
export function FileButton({ id, label, accept, isBusy, onChosen }: FileButtonProps) {
  return (
    <label className={styles['button']} aria-busy={isBusy}>
      {isBusy ? '正在传…' : label}
      <input
        {...(id && { id })}
        className="visuallyHidden"
        type="file"
        accept={accept}
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChosen(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
