import type { Deal } from '../Deal.ts';
import styles from './PieceBar.module.css';
import { pieceWords } from './pieceWords.ts';

interface PieceBarProps {
  deal: Deal;
  isLarge?: boolean;
}

/** The pieces of a deal in one line: sold, then unpaid, then left. Grey when all are sold. */
export function PieceBar({ deal, isLarge = false }: PieceBarProps) {
  const { allocated, sold, held } = deal;
  const share = (pieces: number) => ({ width: `${(pieces / Math.max(1, allocated)) * 100}%` });
  return (
    <div
      className={styles['bar']}
      data-large={isLarge || undefined}
      data-out={sold >= allocated || undefined}
      role="img"
      aria-label={pieceWords(deal)}
    >
      <i style={share(sold)} />
      <i style={share(held)} />
    </div>
  );
}
