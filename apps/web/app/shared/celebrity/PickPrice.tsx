import { Price, type PriceSize } from '../../ui/price/Price.tsx';
import { PriceChip } from '../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../ui/price/StruckPrice.tsx';
import type { PickCard } from './Celebrity.ts';
import styles from './PickPrice.module.css';

interface PickPriceProps {
  pick: Pick<PickCard, 'priceFen' | 'ordinaryFen' | 'isFrom'>;
  size?: PriceSize;
}

/** The price through the celebrity, with its reason and what it costs elsewhere where it saves something. */
export function PickPrice({ pick: { priceFen, ordinaryFen, isFrom }, size = 'card' }: PickPriceProps) {
  return (
    <span className={styles['line']}>
      {ordinaryFen !== null && <PriceChip look="plain">达人价</PriceChip>}
      <Price fen={priceFen} size={size} isFrom={isFrom} />
      {ordinaryFen !== null && <StruckPrice fen={ordinaryFen} title="货源价" />}
    </span>
  );
}
