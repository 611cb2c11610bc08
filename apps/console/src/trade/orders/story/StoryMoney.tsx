import type { StaffOrderStory } from '@jiwu/contract';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { gateways, paymentStates, purposes } from '../../parts/words.ts';
import styles from './Story.module.css';

type Payment = StaffOrderStory['payments'][number];

/** Tries to pay with what the gateway said, and what moved in the ledger because of the order. */
export function StoryMoney({ story: { payments, transfers } }: { story: StaffOrderStory }) {
  return (
    <div>
      <h3>付款</h3>
      {payments.length === 0 && <p className="quiet">没有付款记录</p>}
      {payments.map((payment) => (
        <PaymentFacts key={payment.id} payment={payment} />
      ))}
      {transfers.length > 0 && (
        <details className={styles['transfers']}>
          <summary>账本 {transfers.length} 笔转账</summary>
          <ul>
            {transfers.map((transfer) => (
              <li key={transfer.id}>
                {purposes[transfer.from.purpose] ?? transfer.from.purpose} →{' '}
                {purposes[transfer.to.purpose] ?? transfer.to.purpose}{' '}
                <b>{transfer.currency === 'CNY' ? formatFen(transfer.amount) : `${transfer.amount} 积分`}</b>
                <em>
                  {transfer.memo} {formatTime(transfer.at)}
                </em>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { notifications, refunds } = payment;
  const applied = notifications.filter(({ outcome }) => outcome === 'applied').length;
  return (
    <dl className={styles['facts']}>
      <dt>{gateways[payment.gateway]}</dt>
      <dd>
        <b>¥{formatFen(payment.amountFen)}</b> {paymentStates[payment.state]}
        {payment.isSurplus && '，多付，退回'}
      </dd>
      <dt>商户单号</dt>
      <dd className="mono">{payment.outTradeNo}</dd>
      {payment.transactionId && (
        <>
          <dt>网关流水</dt>
          <dd className="mono">{payment.transactionId}</dd>
        </>
      )}
      {notifications.length > 0 && (
        <>
          <dt>通知</dt>
          <dd>
            收到 {notifications.length} 次，生效 {applied} 次，重复 {notifications.length - applied} 次
          </dd>
        </>
      )}
      {refunds.map((refund) => (
        <div key={refund.id} className={styles['contents']}>
          <dt>退款</dt>
          <dd>
            ¥{formatFen(refund.amountFen)} {refundStates[refund.state] ?? refund.state}{' '}
            <span className="quiet small">{formatTime(refund.requestedAt)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const refundStates: Readonly<Record<string, string>> = {
  requested: '已提交',
  processing: '网关处理中',
  stuck: '卡住，等财务',
  succeeded: '已退回',
  failed: '没有成',
};
