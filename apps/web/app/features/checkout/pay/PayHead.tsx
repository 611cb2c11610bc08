import dayjs from 'dayjs';
import { Price } from '../../../ui/price/Price.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import type { Order } from '../orderQueries.ts';
import { clockWords } from '../../../ui/time/clockWords.ts';
import styles from './PayHead.module.css';

interface PayHeadProps {
  order: Order;
  deadlineMs: number | null;
  secondsLeft: number;
}

/** The amount, the deadline, and the consequence of missing it. */
export function PayHead({ order, deadlineMs, secondsLeft }: PayHeadProps) {
  const [minutes = '0', seconds = '00'] = clockWords(secondsLeft).split(':');
  return (
    <Panel title="应付金额" hidesTitle="always">
      <div className={styles['head']}>
        <p className={styles['sum']}>
          应付 <Price fen={order.payFen} size="large" />
        </p>
        <p className={styles['until']}>
          请在 {dayjs(deadlineMs).format('HH:mm')} 前付款
          <span role="timer" aria-label={`剩余 ${minutes} 分 ${Number(seconds)} 秒`}>
            <b>{minutes}</b>:<b>{seconds}</b>
          </span>
        </p>
        <p className={styles['note']} role="status">
          {secondsLeft === 0 ? '时间到了，正在确认有没有付款。' : `订单 ${order.no} 已提交，${kindView(order).unpaid}`}
        </p>
      </div>
    </Panel>
  );
}
