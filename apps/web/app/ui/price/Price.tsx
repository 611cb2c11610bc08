import { formatFen } from '../../format/formatFen.ts';
import styles from './Price.module.css';

export type PriceSize = 'large' | 'card' | 'row' | 'inline';

interface PriceProps {
  fen: number;
  size?: PriceSize;
  /** Other choices of the same product cost more. */
  isFrom?: boolean;
}

/** A price as the shop writes it everywhere: small ¥, large yuan, small fen. */
export function Price({ fen, size = 'card', isFrom = false }: PriceProps) {
  const text = formatFen(fen);
  return (
    <span className={`${styles['price']} ${styles[size]}`}>
      ¥<b>{text.slice(1, -3)}</b>
      {text.slice(-3)}
      {isFrom && <small>起</small>}
    </span>
  );
}
