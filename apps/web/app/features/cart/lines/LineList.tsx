import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import { campaignRows } from '../../../shared/cart/price/campaignRows.ts';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { sumsOf } from '../../../shared/coupons/mostUsefulFirst.ts';
import { CartOffers } from './CartOffers.tsx';
import styles from './LineList.module.css';
import { LineRow } from './LineRow.tsx';
import type { PricedCart } from '../../../shared/cart/price/priceCart.ts';
import { Tick } from './Tick.tsx';
import { tickOf } from './tickOf.ts';
import type { CartActions } from '../state/useCart.ts';

interface LineListProps {
  /** Those of the cart that can be bought. */
  lines: readonly CartLine[];
  priced: PricedCart;
  /** Null while not managing: the boxes then choose lines to buy. */
  ticked: ReadonlySet<string> | null;
  actions: CartActions;
  onTick: (id: string, isTicked: boolean) => void;
  onTickAll: (isTicked: boolean) => void;
  onChangeSku: (line: CartLine) => void;
  onMove: (lines: readonly CartLine[]) => void;
  onRemove: (lines: readonly CartLine[]) => void;
}

export function LineList(props: LineListProps) {
  const { lines, priced, ticked, actions, onTick, onTickAll, onChangeSku, onMove, onRemove } = props;
  const sums = sumsOf(
    lines.map(({ id, productId }) => ({ lineId: id, productId })),
    priced.price?.lines ?? [],
  );
  const isOn = (line: CartLine) => (ticked ? ticked.has(line.id) : line.isChosen);
  return (
    <section className={styles['list']} aria-label="可以买的商品">
      <div className={styles['head']}>
        <span>
          <Tick label="全选" checked={tickOf(lines.map(isOn))} onChange={onTickAll} />
          全选
        </span>
        <span>商品</span>
        <span>单价</span>
        <span>数量</span>
        <span>小计</span>
      </div>
      <CartOffers lines={lines} sums={sums} actions={actions} />
      {campaignRows(priced.price).map(({ id, text, link }) => (
        <div key={id} className={styles['campaign']}>
          <PriceChip look="deal">满减</PriceChip>
          <span>{text}</span>
          {link && (
            <Link to={link.to}>
              {link.label}
              <Icon name="forward" size={12} />
            </Link>
          )}
        </div>
      ))}
      <ul>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            priced={priced.lines.get(line.id)}
            isTicked={isOn(line)}
            onTick={(isTicked) => onTick(line.id, isTicked)}
            onQuantity={(quantity) => void actions.setQuantity(line.id, quantity)}
            onChangeSku={() => onChangeSku(line)}
            onMove={() => onMove([line])}
            onRemove={() => onRemove([line])}
          />
        ))}
      </ul>
    </section>
  );
}
