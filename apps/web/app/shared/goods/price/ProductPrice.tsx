import { formatFenShort } from '../../../format/formatFenShort.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { Price, type PriceSize } from '../../../ui/price/Price.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import styles from './ProductPrice.module.css';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';

interface ProductPriceProps {
  priceFen: number;
  vipPriceFen: number | null;
  marketPriceFen: number | null;
  isFrom?: boolean;
  size?: PriceSize;
}

/**
 * The price that applies to the present user. The server's page shows everyone's price; a VIP's own takes its place after
 * hydration, in a row whose height is fixed. For others the VIP price is a note, never the price.
 */
export function ProductPrice({ priceFen, vipPriceFen, marketPriceFen, isFrom, size = 'card' }: ProductPriceProps) {
  const isVip = useUserCache((state) => state.operator.vipFlag);
  const from = isFrom === undefined ? {} : { isFrom };
  if (isVip && vipPriceFen !== null) {
    return (
      <div className={`${styles['line']} ${styles[size]}`}>
        <PriceChip look="vip">VIP 价</PriceChip>
        <Price fen={vipPriceFen} size={size} {...from} />
        <StruckPrice fen={priceFen} title="普通价" />
      </div>
    );
  }
  return (
    <div className={`${styles['line']} ${styles[size]}`}>
      <Price fen={priceFen} size={size} {...from} />
      {vipPriceFen !== null && <span className={styles['vip']}>{`VIP ${formatFenShort(vipPriceFen)}`}</span>}
      {marketPriceFen !== null && <StruckPrice fen={marketPriceFen} />}
    </div>
  );
}
