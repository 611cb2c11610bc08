import { Price, type PriceSize } from '../../ui/price/Price.tsx';
import { PriceChip } from '../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../ui/price/StruckPrice.tsx';
import { gradeWords } from './gradeWords.ts';
import type { UnitCard } from './Unit.ts';
import styles from './UnitPrice.module.css';

interface UnitPriceProps {
  unit: Pick<UnitCard, 'grade' | 'priceFen' | 'newFen'>;
  size?: PriceSize;
}

/** The price of a unit with its grade, and what a new one costs, in a line that keeps its height. */
export function UnitPrice({ unit: { grade, priceFen, newFen }, size = 'card' }: UnitPriceProps) {
  return (
    <span className={styles['line']} data-size={size}>
      <PriceChip look="grade">{`开箱 ${gradeWords[grade].mark}`}</PriceChip>
      <Price fen={priceFen} size={size} />
      {newFen !== null && newFen > priceFen && <StruckPrice fen={newFen} title="全新近 7 天最低价" />}
    </span>
  );
}
