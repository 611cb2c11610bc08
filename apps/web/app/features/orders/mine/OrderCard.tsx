import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { CopyText } from '../../../ui/copy/CopyText.tsx';
import { KindChip } from '../../../shared/orders/kinds/KindChip.tsx';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { panelsOf } from '../../../shared/orders/kinds/panelsOf.ts';
import { Price } from '../../../ui/price/Price.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { orderAddress } from '../actions/orderAddress.ts';
import type { ListedOrder } from '../orderQueries.ts';
import { stateWords } from '../orderWords.ts';
import { trackingWords } from '../../../shared/orders/trackingWords.ts';
import { clockWords, dayMinute, shortMinute } from '../timeWords.ts';
import { useDeadline } from '../../../ui/time/useDeadline.ts';
import { CardActions } from './CardActions.tsx';
import { CardLines } from './CardLines.tsx';
import styles from './OrderCard.module.css';

interface OrderCardProps {
  order: ListedOrder;
  answered: { now: string; answeredAtMs: number };
  /** All orders of its page: what belongs to them is asked for at once. */
  pageIds: readonly string[];
  /** The time to pay is over: the order must be refetched. */
  onOver: () => void;
}

export function OrderCard({ order, answered, pageIds, onOver }: OrderCardProps) {
  const { id, no, state } = order;
  const { CardNote } = panelsOf(order);
  const isUnpaid = state === 'awaitingPayment';
  return (
    <article className={styles['card']} data-over={state === 'closed'} aria-labelledby={`order-${id}`}>
      <header className={styles['head']}>
        <h2 id={`order-${id}`} data-now={isUnpaid}>
          {stateWords[state]}
          <KindChip order={order} />
        </h2>
        <p className={styles['note']}>
          {isUnpaid ? <TimeLeft order={order} answered={answered} onOver={onOver} /> : noteOf(order)}
        </p>
        <p className={styles['number']}>
          <time dateTime={order.createdAt}>{shortMinute(order.createdAt)}</time>
          <span>
            订单 {no}
            <CopyText text={no} what="订单号" isSmall />
          </span>
        </p>
      </header>
      <div className={styles['body']}>
        <div>
          <CardLines order={order} />
          {CardNote && <CardNote orderId={id} pageIds={pageIds} />}
        </div>
        <p className={styles['sum']}>
          <span>{isUnpaid ? '应付' : state === 'closed' ? '金额' : '实付'}</span>
          {isUnpaid ? <Price fen={order.payFen} size="card" /> : <b>{formatFen(order.payFen)}</b>}
          <small>共 {formatCount(order.pieces)} 件</small>
          {order.refundedFen > 0 && <small>退款 {formatFen(order.refundedFen)}</small>}
        </p>
        <div className={styles['side']}>
          <CardActions order={order} />
          <Link className={styles['whole']} to={orderAddress(order)} prefetch="intent" aria-label={`订单详情，${no}`}>
            订单详情
          </Link>
        </div>
      </div>
    </article>
  );
}

function noteOf({ note, openAfterSales, state, receiveBy, actions }: ListedOrder): string {
  const parts = [
    openAfterSales > 0 ? `${formatCount(openAfterSales)} 个售后处理中` : null,
    note === null ? null : trackingWords(note),
    note === null && actions.includes('review') ? '收货后 30 天内可以评价' : null,
    note === null && state === 'awaitingDispatch' ? '仓库正在准备' : null,
    note === null && state === 'awaitingReceipt' && receiveBy ? `${dayMinute(receiveBy)} 自动确认收货` : null,
  ];
  return parts.filter((part) => part !== null).join('；');
}

function TimeLeft({ order, answered, onOver }: Omit<OrderCardProps, 'pageIds'>) {
  const { secondsLeft } = useDeadline(order.payBy, answered);
  const isOver = secondsLeft === 0;
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  if (isOver) return '付款时间已过，订单正在关闭';
  return (
    <>
      剩{' '}
      <b role="timer" aria-label={`剩余 ${Math.ceil(secondsLeft / 60)} 分钟`}>
        {clockWords(secondsLeft)}
      </b>
      ，{kindView(order).late}
    </>
  );
}
