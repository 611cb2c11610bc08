import { formatCount } from '../../format/formatCount.ts';
import styles from './Count.module.css';

interface CountProps {
  count: number;
  words: string;
  isAmber?: boolean;
}

/** A number in large type. */
export function Count({ count, words, isAmber = false }: CountProps) {
  return (
    <p className={styles['count']} data-amber={isAmber}>
      {formatCount(count)}
      <span>{words}</span>
    </p>
  );
}
