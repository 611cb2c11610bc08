import { rules } from '@jiwu/contract/rules';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import type { Order } from '../orderQueries.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { PaidDetails } from './PaidDetails.tsx';
import styles from './PaidPanel.module.css';

interface PaidPanelProps {
  order: Order;
  /** What comes directly below the result, before the details; null: nothing does. */
  next: ReactNode;
}

/** Paid: the amount and the way of paying, and the details of the order. */
export function PaidPanel({ order, next }: PaidPanelProps) {
  return (
    <>
      <Panel title="付款结果" hidesTitle="always">
        <div className={styles['head']}>
          <Icon name="tick" size={40} className={styles['tick']} />
          <div role="status">
            <h2>{order.payFen === 0 ? '订单已提交，无需付款' : '付款成功'}</h2>
            <p>{wayOf(order)}</p>
          </div>
        </div>
        {next === null && <PaidDetails order={order} />}
      </Panel>
      {next !== null && (
        <>
          {next}
          <div className={styles['apart']}>
            <Panel title="订单信息" hidesTitle="always">
              <PaidDetails order={order} />
            </Panel>
          </div>
        </>
      )}
    </>
  );
}

function wayOf(order: Order): string {
  const { payment, payFen } = order;
  if (payment === null || payment.gateway === 'nothing') return kindView(order).free;
  return `${rules.payment.names[payment.gateway]} ${formatFen(payFen)}`;
}
