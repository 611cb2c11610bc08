import type { PricedLine } from '@jiwu/pricing';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';
import { lineAddress } from '../../../shared/goods/line/lineAddress.ts';
import { QuantityStepper } from '../../../shared/goods/sku/QuantityStepper.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { mostOf, piecesOf } from '../../../shared/cart/price/lineFacts.ts';
import { lineNotes } from './lineNotes.ts';
import styles from './LineRow.module.css';
import { Tick } from './Tick.tsx';

interface LineRowProps {
  line: CartLine;
  priced: PricedLine | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onQuantity: (quantity: number) => void;
  onChangeSku: () => void;
  onMove: () => void;
  onRemove: () => void;
}

/** One SKU that can be bought: its price, its quantity, and the changes since it was added. */
export function LineRow(props: LineRowProps) {
  const { line, priced, isTicked, onTick, onQuantity, onChangeSku, onMove, onRemove } = props;
  const { title, skuLabel, picture } = line;
  return (
    <li className={line.isChosen ? styles['line'] : `${styles['line']} ${styles['left']}`} aria-label={title}>
      <span className={styles['tick']}>
        <Tick label={`选择 ${title}`} checked={isTicked} onChange={onTick} />
      </span>
      <Link className={styles['picture']} to={lineAddress(line)} tabIndex={-1} aria-hidden="true">
        <Picture {...picture} alt="" sizes="96px" maxWidth={320} width={96} />
      </Link>
      <div className={styles['what']}>
        <Link className={styles['title']} to={lineAddress(line)}>
          {title}
        </Link>
        {skuLabel !== '' && (
          <button
            type="button"
            className={styles['sku']}
            aria-label={`换规格，现在是 ${skuLabel}`}
            onClick={onChangeSku}
          >
            <span>{skuLabel}</span>
            <Icon name="down" size={12} />
          </button>
        )}
        {lineNotes(line).map(({ icon, text }) => (
          <p key={text} className={styles['note']}>
            <Icon name={icon} size={14} />
            {text}
          </p>
        ))}
      </div>
      <div className={styles['buying']}>
        <UnitPrice line={line} priced={priced} />
        <QuantityStepper quantity={piecesOf(line)} max={mostOf(line)} onChange={onQuantity} />
      </div>
      <Subtotal priced={priced} />
      <div className={styles['actions']}>
        <button type="button" aria-label={`移入收藏 ${title}`} onClick={onMove}>
          移入收藏
        </button>
        <button type="button" aria-label={`删除 ${title}`} onClick={onRemove}>
          删除
        </button>
      </div>
    </li>
  );
}

function UnitPrice({ line, priced }: Pick<LineRowProps, 'line' | 'priced'>) {
  const code = priced?.unitPriceReason.code;
  const unitFen = priced?.unitPriceFen ?? line.priceFen;
  return (
    <div className={styles['unit']}>
      {code === 'vipPrice' && <PriceChip look="vip">VIP 价</PriceChip>}
      {code === 'wholesalePrice' && <PriceChip look="plain">批发价</PriceChip>}
      {code === 'channelPrice' && <PriceChip look="plain">达人价</PriceChip>}
      <Price fen={unitFen} size="row" />
      {unitFen < line.priceFen && <StruckPrice fen={line.priceFen} title="普通价" />}
    </div>
  );
}

function Subtotal({ priced }: Pick<LineRowProps, 'priced'>) {
  if (!priced) return <span />;
  const savedFen = priced.listFen - priced.goodsFen;
  const label = priced.unitPriceReason.code === 'vipPrice' ? 'VIP 省' : '省';
  return (
    <div className={styles['subtotal']}>
      <b>{formatFen(priced.goodsFen)}</b>
      {savedFen > 0 && <span>{`${label} ${formatFen(savedFen)}`}</span>}
    </div>
  );
}
