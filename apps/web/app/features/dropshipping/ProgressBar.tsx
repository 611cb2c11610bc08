import type { ProgressWords } from './batchWords.ts';
import styles from './ProgressBar.module.css';

/** How far a batch is, as a bar with its words. */
export function ProgressBar({ words: { text, done, all, isOver } }: { words: ProgressWords }) {
  const share = all === 0 ? 0 : Math.min(1, done / all);
  return (
    <div className={styles['progress']} data-over={isOver}>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={Math.min(done, all)}
      >
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <p>{text}</p>
    </div>
  );
}
