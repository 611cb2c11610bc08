import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { GoodsLine } from '../../../shared/goods/line/GoodsLine.tsx';
import { afterSaleStateWords, stateWords } from '../../../shared/orders/states/stateWords.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { Attachment } from '../supportQueries.ts';
import styles from './AttachmentCard.module.css';

/** What a message is about, as it is now, with the way there. */
export function AttachmentCard({ attached }: { attached: Attachment }) {
  return (
    <LightLink className={styles['card']} to={addressOf(attached)}>
      <GoodsLine line={attached} note={noteOf(attached)} />
    </LightLink>
  );
}

function addressOf({ kind, id, afterSale }: Attachment): string {
  if (kind === 'product') return `/product?id=${id}`;
  return afterSale ? `/order/detail?id=${afterSale.orderId}&afterSale=${id}` : `/order/detail?id=${id}`;
}

/** One sentence of facts below the title. */
export function noteOf({ order, afterSale, product }: Attachment): string {
  if (order) {
    const { no, state, pieces, payFen } = order;
    return `订单 ${no}，${stateWords[state]}，${formatCount(pieces)} 件 ${formatFen(payFen)}`;
  }
  if (afterSale) {
    const { orderNo, state, totalFen } = afterSale;
    return `售后，${afterSaleStateWords[state]}，${formatFen(totalFen)}，订单 ${orderNo}`;
  }
  return product ? `${formatFen(product.priceFen)}${product.isOnSale ? '' : '，已下架'}` : '';
}
