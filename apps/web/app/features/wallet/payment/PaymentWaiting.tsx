import type { OutsideGateway } from '@jiwu/contract/rules';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useSecondsLeft } from '../../../ui/time/useSecondsLeft.ts';
import { AmountDue } from '../../../shared/payments/payment/AmountDue.tsx';
import type { WindowPlace } from '../../../shared/payments/gateways/GatewayView.ts';
import { gatewayViewHere } from '../../../shared/payments/gateways/gatewayViewHere.ts';
import { payDevice } from '../../../shared/payments/gateways/payDevice.ts';
import { webGateways } from '../../../shared/payments/gateways/webGateways.ts';
import type { OpenedRecharge } from './openRecharge.ts';
import styles from './PaymentWaiting.module.css';
import type { LivePayment } from '../../../shared/payments/payment/usePayment.ts';

interface PaymentWaitingProps {
  gateway: OutsideGateway;
  amountFen: number;
  /** Null until the payment is open at the gateway, and for one that the user has returned to. */
  opened: OpenedRecharge | null;
  place: WindowPlace;
  live: LivePayment;
  paymentId: string | null;
  onGiveUp: (paymentId: string) => Promise<void>;
}

/** The amount, the deadline, the way of paying, and the state of the connection. */
export function PaymentWaiting(props: PaymentWaitingProps) {
  const { gateway, amountFen, opened, place, live, paymentId, onGiveUp } = props;
  const { Waiting } = gatewayViewHere(gateway);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const deadlineMs = opened?.deadlineMs ?? (live.payment ? Date.parse(live.payment.expiresAt) : null);
  const secondsLeft = useSecondsLeft(deadlineMs);
  const isLate = deadlineMs !== null && secondsLeft === 0;

  async function giveUp(id: string) {
    setIsGivingUp(true);
    // The client has said why it failed.
    await onGiveUp(id).catch(() => undefined);
    setIsGivingUp(false);
  }

  return (
    <>
      <AmountDue amountFen={amountFen} deadlineMs={deadlineMs} secondsLeft={secondsLeft} />
      <Waiting paymentId={paymentId} codeUrl={opened?.codeUrl ?? null} isLate={isLate} place={place} onAsk={live.ask} />
      <p className={styles['state']} role="status">
        <Icon name={live.isLive ? 'clock' : 'refresh'} size={16} />
        {stateText(props, isLate)}
      </p>
      <p className={styles['note']}>
        付款结果以支付机构回复为准，重复点按不会重复扣款。
        {paymentId !== null && (
          <button type="button" aria-disabled={isGivingUp} onClick={() => !isGivingUp && void giveUp(paymentId)}>
            {isGivingUp ? '正在取消' : '取消这次充值'}
          </button>
        )}
      </p>
    </>
  );
}

function stateText({ gateway, live, paymentId }: PaymentWaitingProps, isLate: boolean): string {
  if (!live.isLive) return '连接断开，正在重试';
  if (paymentId === null) return webGateways[gateway].openingWords[payDevice()];
  return isLate ? '时间到了，正在确认有没有付款' : '正在等待付款结果';
}
