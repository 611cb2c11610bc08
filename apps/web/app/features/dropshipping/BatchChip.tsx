import styles from './BatchChip.module.css';

/** A state in a small box beside the name. */
export function BatchChip({ children }: { children: string }) {
  return <span className={styles['chip']}>{children}</span>;
}
