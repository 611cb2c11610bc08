import { Price, type PriceSize } from '../../ui/price/Price.tsx';
import { PriceChip } from '../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../ui/price/StruckPrice.tsx';
import styles from './DealPrice.module.css';

interface DealPriceProps {
  deal: { readonly priceFen: number; readonly ordinaryFen: number };
  size?: PriceSize;
}

/** The price of a deal, and the lowest one outside of it, in a line that keeps its height. */
export function DealPrice({ deal: { priceFen, ordinaryFen }, size = 'card' }: DealPriceProps) {
  return (
    <span className={styles['line']} data-size={size}>
      <PriceChip look="deal">一抢价</PriceChip>
      <Price fen={priceFen} size={size} />
      {ordinaryFen > priceFen && <StruckPrice fen={ordinaryFen} title="普通价与 VIP 价里最低的" />}
    </span>
  );
}
