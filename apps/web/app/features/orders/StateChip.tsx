import styles from './StateChip.module.css';

/** A small square and a word: never colour alone. */
export function StateChip({ children, isNow = false }: { children: string; isNow?: boolean }) {
  return (
    <span className={styles['chip']} data-now={isNow}>
      {children}
    </span>
  );
}
