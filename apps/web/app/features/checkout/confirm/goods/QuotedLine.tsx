import { type PricedLine, explain } from '@jiwu/pricing';
import { sourceWords } from '../../../../shared/goods/line/sourceWords.ts';
import { LinePicture } from '../../../../shared/goods/line/LinePicture.tsx';
import { Price } from '../../../../ui/price/Price.tsx';
import { PriceChip } from '../../../../ui/price/PriceChip.tsx';
import { formatFen } from '../../../../format/formatFen.ts';
import type { QuoteLine } from '../Bought.ts';
import styles from './QuotedLine.module.css';

interface QuotedLineProps {
  line: QuoteLine;
  price: PricedLine;
}

/** Goods that are about to be ordered, with how their price comes about. */
export function QuotedLine({ line, price }: QuotedLineProps) {
  const { title, skuLabel, picture, quantity, available } = line;
  const recommended = sourceWords(line.source);
  const shares = [
    { word: '满减', fen: price.campaignFen },
    { word: '券', fen: price.couponFen },
    { word: '积分', fen: price.integralFen },
  ].filter(({ fen }) => fen > 0);
  return (
    <li className={styles['line']}>
      <LinePicture className={styles['picture']} picture={picture} size={72} />
      <div className={styles['what']}>
        <p>{title}</p>
        {skuLabel && <p>{skuLabel}</p>}
        {recommended && <p>{recommended}</p>}
        {available < quantity && (
          <p className={styles['short']}>{available === 0 ? '已经卖完' : `只剩 ${available} 件`}，请先修改</p>
        )}
      </div>
      <div className={styles['unit']}>
        <UnitPriceChip price={price} />
        <span>
          <Price fen={price.unitPriceFen} size="row" /> × {quantity}
        </span>
      </div>
      <p className={styles['shares']}>
        {shares.map(({ word, fen }) => (
          <span key={word}>
            {word} −{formatFen(fen).slice(1)}
          </span>
        ))}
      </p>
      <p className={styles['pay']}>
        <b>{formatFen(price.payFen)}</b>
        <span>{quantity === 1 ? '这件实付' : `这 ${quantity} 件实付`}</span>
      </p>
    </li>
  );
}

function UnitPriceChip({ price: { unitPriceReason } }: { price: PricedLine }) {
  if (unitPriceReason.code === 'ordinaryPrice') return null;
  const isVip = unitPriceReason.code === 'vipPrice';
  // 批发价，5 件起，每件省 ¥54.00: the first words are its name.
  return <PriceChip look={isVip ? 'vip' : 'plain'}>{explain(unitPriceReason).split('，')[0] ?? ''}</PriceChip>;
}
