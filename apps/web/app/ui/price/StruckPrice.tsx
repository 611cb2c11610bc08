import { formatFen } from '../../format/formatFen.ts';
import styles from './StruckPrice.module.css';

interface StruckPriceProps {
  fen: number;
  /** Explains the struck price on hover. */
  title?: string;
}

/** Stands to the right of a price; smaller and grey. */
export function StruckPrice({ fen, title = '划线价' }: StruckPriceProps) {
  return (
    <s className={styles['struck']} title={title}>
      {formatFen(fen)}
    </s>
  );
}
