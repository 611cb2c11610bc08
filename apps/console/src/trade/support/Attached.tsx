import type { StaffSupportThread } from '@jiwu/contract';
import { Link } from 'react-router';
import { formatFen } from '../../ui/money/formatFen.ts';
import { orderStates } from '../../ui/words/orderStates.ts';
import { afterSaleStates } from '../parts/words.ts';
import styles from './Support.module.css';

type Message = StaffSupportThread['messages'][number];

/** What a message is about. */
export function Attached({ attached }: { attached: NonNullable<Message['attached']> }) {
  const { order, afterSale, product } = attached;
  if (order) {
    return (
      <Link className={styles['attached']} to={`/orders?open=${order.no}`}>
        订单 {order.no}，{orderStates[order.state]}，{order.pieces} 件 ¥{formatFen(order.payFen)}
        <span>{attached.title}</span>
      </Link>
    );
  }
  if (afterSale) {
    return (
      <Link className={styles['attached']} to={`/afterSale?id=${attached.id}`}>
        售后，{afterSaleStates[afterSale.state]}，¥{formatFen(afterSale.totalFen)}
        <span>{attached.title}</span>
      </Link>
    );
  }
  return (
    <p className={styles['attached']}>
      商品 ¥{formatFen(product?.priceFen ?? 0)}
      <span>{attached.title}</span>
    </p>
  );
}
