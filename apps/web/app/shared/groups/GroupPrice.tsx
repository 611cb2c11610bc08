import { Price, type PriceSize } from '../../ui/price/Price.tsx';
import { PriceChip } from '../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../ui/price/StruckPrice.tsx';
import styles from './GroupPrice.module.css';

interface GroupPriceProps {
  /** 3 人团, 拼团价 */
  chip: string;
  priceFen: number;
  singleFen: number;
  isFrom?: boolean;
  size?: PriceSize;
}

/** The price in a group, and the one without it where that is higher, in a line that keeps its height. */
export function GroupPrice({ chip, priceFen, singleFen, isFrom = false, size = 'card' }: GroupPriceProps) {
  return (
    <span className={styles['line']}>
      <PriceChip look="deal">{chip}</PriceChip>
      <Price fen={priceFen} size={size} isFrom={isFrom} />
      {singleFen > priceFen && <StruckPrice fen={singleFen} title="单独买的价格" />}
    </span>
  );
}
