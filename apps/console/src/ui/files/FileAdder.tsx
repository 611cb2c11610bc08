import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './FileAdder.module.css';

interface FileAdderProps {
  /** Endings or media types that may be chosen. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** What to choose, in words. */
  readonly children: ReactNode;
}

/** Takes files that are chosen or dropped on it; the keyboard opens it like a button. */
export function FileAdder({ accept, isMultiple = false, isBusy, onFiles, children }: FileAdderProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const some = [...(files ?? [])].slice(0, isMultiple ? undefined : 1);
    if (some.length > 0 && !isBusy) onFiles(some);
  };
  const drag = (isAbove: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isAbove);
  };
  return (
    // Dropping is one more way for the mouse: the keyboard opens the field inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={styles['adder']}
      data-over={isOver || undefined}
      aria-busy={isBusy}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <span>{children}</span>
      <input
        className="visuallyHidden"
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isBusy}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </label>
  );
}
