import { Link } from 'react-router';
import { LinePicture } from '../../../../shared/goods/line/LinePicture.tsx';
import { formatCount } from '../../../../format/formatCount.ts';
import { drawerAddress } from '../../actions/orderAddress.ts';
import type { Order } from '../../orderQueries.ts';
import styles from './GoodsList.module.css';

type Line = Order['lines'][number];

interface GoodsListProps {
  order: Order;
  goods: readonly { line: Line; quantity: number }[];
  /** In two columns. */
  isWide?: boolean;
}

/** Goods with their pictures, each leading to its product. */
export function GoodsList({ order, goods, isWide = false }: GoodsListProps) {
  return (
    <ul className={styles['goods']} data-wide={isWide}>
      {goods.map(({ line, quantity }) => (
        <li key={line.id}>
          <LinePicture picture={line.picture} size={56} />
          <div>
            <Link to={`/product?id=${line.productId}`} prefetch="intent">
              {line.title}
            </Link>
            <p>
              {line.skuLabel && <span>{line.skuLabel}</span>}
              <span>× {formatCount(quantity)}</span>
              {line.recommendedBy && (
                <Link to={`/celebrity?id=${line.recommendedBy.celebrityId}`}>达人 {line.recommendedBy.name} 推荐</Link>
              )}
              {notesOf(line).map((note) => (
                <em key={note}>{note}</em>
              ))}
              {canReview(order, line) && (
                <Link to={drawerAddress.review(order, line.id)} preventScrollReset aria-label={`评价 ${line.title}`}>
                  评价
                </Link>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function notesOf({ refundedQuantity, inAfterSaleQuantity }: Line): string[] {
  return [
    ...(refundedQuantity > 0 ? [`已退 ${formatCount(refundedQuantity)} 件`] : []),
    ...(inAfterSaleQuantity > 0 ? [`售后中 ${formatCount(inAfterSaleQuantity)} 件`] : []),
  ];
}

function canReview(order: Order, line: Line): boolean {
  return order.actions.includes('review') && line.reviewId === null && line.refundedQuantity < line.quantity;
}
