import styles from './StateMark.module.css';

/** A state is a square and a word; an empty square for what has ended or is missing. */
export function StateMark({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <span className={styles['mark']} data-on={isOn || undefined}>
      {children}
    </span>
  );
}
