import { PriceRows } from '../../../../shared/orders/price/PriceRows.tsx';
import { priceRows } from '../../../../shared/orders/price/priceRows.ts';
import { Price } from '../../../../ui/price/Price.tsx';
import { formatFen } from '../../../../format/formatFen.ts';
import type { Order } from '../../orderQueries.ts';
import { paidWithWords } from '../../orderWords.ts';
import { isRefundOnItsWay } from '../isRefundOnItsWay.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { shortMinute } from '../../timeWords.ts';
import styles from './PaymentPanel.module.css';

/** Every step from the ordinary price to the sum, with its reason. */
export function PaymentPanel({ order }: { order: Order }) {
  const { payment, paidAt, refundedFen, afterSales, state } = order;
  return (
    <Panel title="付款">
      <PriceRows rows={priceRows(order)} />
      <p className={styles['total']}>
        {paidAt ? '实付' : state === 'closed' ? '未付' : '应付'} <Price fen={order.payFen} size="large" />
      </p>
      {payment && (
        <p className={styles['paid']}>
          {paidWithWords(payment.gateway)}，{shortMinute(payment.paidAt)}
        </p>
      )}
      {refundedFen > 0 && (
        <p className={styles['refunded']}>
          {isRefundOnItsWay(afterSales) ? '正在退' : '已退'} <b>{formatFen(refundedFen)}</b>
        </p>
      )}
    </Panel>
  );
}
