import type { CSSProperties } from 'react';
import type { Deal } from '../Deal.ts';
import { PieceBar } from './PieceBar.tsx';
import styles from './PieceGrid.module.css';
import { MOST_CELLS, pieceWords } from './pieceWords.ts';

const IN_A_ROW = { wide: 50, narrow: 25 };

interface PieceGridProps {
  deal: Deal;
  /** There is little room on wide screens, too. */
  isNarrow?: boolean;
}

/** Every piece of a deal as a cell: sold, unpaid, left. More than can be drawn stand in a bar. */
export function PieceGrid({ deal, isNarrow = false }: PieceGridProps) {
  const { allocated, sold, held } = deal;
  if (allocated > MOST_CELLS) return <PieceBar deal={deal} isLarge />;
  const columns = {
    '--wide': Math.min(isNarrow ? IN_A_ROW.narrow : IN_A_ROW.wide, allocated),
    '--narrow': Math.min(IN_A_ROW.narrow, allocated),
  } as CSSProperties;
  return (
    <div
      className={styles['grid']}
      style={columns}
      data-narrow={isNarrow || undefined}
      role="img"
      aria-label={`${pieceWords(deal)}，一格一件`}
    >
      {Array.from({ length: allocated }, (_, order) => (
        <i key={order} data-piece={order < sold ? 'sold' : order < sold + held ? 'held' : 'left'} />
      ))}
    </div>
  );
}
