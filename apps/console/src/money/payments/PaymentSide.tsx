import { rules } from '@jiwu/contract/rules';
import { Button } from 'antd';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { TransferLegs } from '../Legs.tsx';
import { causeName } from '../ledgerWords.ts';
import styles from '../Money.module.css';
import { outcomes, paymentStates, refundCause, refundStates, refundWays } from './paymentWords.ts';

const when = (at: string | null) => at && formatTime(at);

/** One payment with everything that came of it. */
export function PaymentSide({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useRead('staffPaymentGet', { params: { id } });
  const ask = useSend('staffPaymentAsk');
  const may = useMay();
  const payment = found.data;
  if (found.isLoadingError) return <LoadFailed what="这次付款" onRetry={() => void found.refetch()} />;
  if (!payment) return <aside className={styles['side']}>正在读…</aside>;
  const { gateway, user, orderNo } = payment;
  const mayAsk = payment.state !== 'paid' && gateway !== 'balance' && may('staffPaymentAsk');
  const askNow = async () => {
    const done = await ask.send({ params: { id }, body: { note: '员工现在查单' } });
    if (done) say.done(`渠道说：${paymentStates[done.state]}`);
  };
  return (
    <aside className={styles['side']} aria-label="这次付款">
      <header>
        <h2>
          {payment.title} ¥{formatFen(payment.amountFen)}
        </h2>
        <Button type="text" aria-label="关上" icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <Facts
        rows={[
          ['状态', payment.isSurplus ? '已付，没人要，自动退' : paymentStates[payment.state]],
          ['渠道', rules.payment.names[gateway]],
          [
            '商户单号',
            <span key="no" className="mono">
              {payment.outTradeNo}
            </span>,
          ],
          [
            '渠道流水',
            payment.transactionId && (
              <span key="transaction" className="mono">
                {payment.transactionId}
              </span>
            ),
          ],
          ['付款人', `${user.name} ${user.phoneNumber ?? ''}`],
          [
            '订单',
            orderNo && (
              <Link key="order" to={`/orders?q=${orderNo}`}>
                {orderNo}
              </Link>
            ),
          ],
          ['下单', when(payment.createdAt)],
          ['付款', when(payment.paidAt)],
          ['到期', payment.state === 'paid' ? null : when(payment.expiresAt)],
          ['下次查单', payment.askAt && `${formatTime(payment.askAt)}，问过 ${payment.askedTimes} 次`],
        ]}
      />
      {mayAsk && (
        <div className={styles['acts']}>
          <Button loading={ask.isBusy} onClick={() => void askNow()}>
            现在问渠道
          </Button>
          <FormProblem text={ask.problem} />
        </div>
      )}
      {payment.refunds.length > 0 && (
        <section aria-label="退款">
          <h3>退款</h3>
          <ul className={styles['rows']}>
            {payment.refunds.map((refund) => (
              <li key={refund.id}>
                <b>{refundStates[refund.state]}</b>
                <span>
                  {refundWays[refund.went]}，{refundCause(refund.causeKind)}
                  {refund.failure && `，${refund.failure}`}
                </span>
                <span className="quiet small">{formatTime(refund.finishedAt ?? refund.requestedAt)}</span>
                <b>{formatFen(refund.amountFen)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="渠道通知">
        <h3>渠道通知</h3>
        {payment.notifications.length === 0 && <p className="quiet">没有收到过</p>}
        <ul className={styles['rows']}>
          {payment.notifications.map((one) => (
            <li key={one.notificationId}>
              <span>{{ capture: '收款', refund: '退款', other: '其他' }[one.kind]}</span>
              <span>{outcomes[one.outcome]}</span>
              <span className="quiet small">{formatTime(one.receivedAt)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="账本">
        <h3>账本里的 {payment.transfers.length} 笔</h3>
        {payment.transfers.map((transfer) => (
          <div key={transfer.id}>
            <p className="quiet small">
              {causeName(transfer.cause.kind)} {formatTime(transfer.at)}
            </p>
            <TransferLegs transfer={transfer} />
          </div>
        ))}
      </section>
    </aside>
  );
}
