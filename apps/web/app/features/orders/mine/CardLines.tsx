import { Link } from 'react-router';
import { GoodsLine } from '../../../shared/goods/line/GoodsLine.tsx';
import { LinePicture } from '../../../shared/goods/line/LinePicture.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { orderAddress } from '../actions/orderAddress.ts';
import type { ListedOrder } from '../orderQueries.ts';
import styles from './CardLines.module.css';

/** Up to two lines stand in full; more of them as a row of pictures. */
const IN_FULL = 2;
const PICTURES = 4;

/** The bought goods; all of them link to the order. */
export function CardLines({ order }: { order: ListedOrder }) {
  const { lines, pieces } = order;
  const to = orderAddress(order);
  if (lines.length <= IN_FULL) {
    return (
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.id}>
            <Link to={to} prefetch="intent">
              <GoodsLine className={styles['what']} line={line} note={line.skuLabel} size={72} clamps="onPhones" />
              <span className={styles['price']}>
                {formatFen(line.unitPriceFen)}
                <small>× {formatCount(line.quantity)}</small>
                {line.refundedQuantity > 0 && <em>已退 {formatCount(line.refundedQuantity)} 件</em>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Link className={styles['many']} to={to} prefetch="intent">
      {lines.slice(0, PICTURES).map((line) => (
        <span key={line.id} className={styles['piece']}>
          <LinePicture picture={line.picture} size={72} />
          {line.refundedQuantity > 0 ? (
            <em>已退 {formatCount(line.refundedQuantity)} 件</em>
          ) : (
            line.quantity > 1 && <em>×{formatCount(line.quantity)}</em>
          )}
        </span>
      ))}
      <span className={styles['what']}>
        {lines[0]?.title}等 {formatCount(lines.length)} 种<small>共 {formatCount(pieces)} 件</small>
      </span>
    </Link>
  );
}
