import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/button/Button.tsx';
import { AlipayWindow, type AlipayPlace } from '../../../components/payment/AlipayWindow.tsx';
import { leadToAlipay } from '../../../components/payment/leadToAlipay.ts';
import { openWaitingWindow } from '../../../components/payment/openWaitingWindow.ts';
import { usePayment } from '../../../components/payment/usePayment.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { Order } from '../orderQueries.ts';
import { Problem } from '../Problem.tsx';
import styles from './AlipayWay.module.css';

interface AlipayWayProps {
  order: Order;
  isLate: boolean;
  onPaid: () => void;
}

/** Opens Alipay in a window of its own; this page waits for the result. */
export function AlipayWay({ order, isLate, onPaid }: AlipayWayProps) {
  const [opened, setOpened] = useState<{ paymentId: string; place: AlipayPlace } | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const live = usePayment(opened?.paymentId ?? null);
  const state = live.payment?.state;
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (state === 'paid') tellPaid();
  }, [state]);

  async function open() {
    // While the user presses: a window that opens later is blocked.
    const waiting = openWaitingWindow();
    setIsOpening(true);
    setProblem(null);
    try {
      const input = { params: { id: order.id }, body: { gateway: 'alipay' as const } };
      const { paymentId } = await apiClient.call('orderPay', input, { silent: true });
      if (waiting) await leadToAlipay(paymentId, waiting);
      setOpened({ paymentId, place: waiting ? 'opened' : 'blocked' });
    } catch (error) {
      waiting?.close();
      setProblem(`${error instanceof Error ? error.message : '支付宝没有打开'}。还没有扣款，请再试一次。`);
    }
    setIsOpening(false);
  }

  if (opened && state !== 'closed') {
    return (
      <div className={styles['window']}>
        <AlipayWindow paymentId={opened.paymentId} place={opened.place} onAsk={live.ask} />
      </div>
    );
  }
  return (
    <div className={styles['start']}>
      <p>
        {state === 'closed'
          ? '刚才打开的支付宝已经失效，没有扣款，可以重新打开。'
          : '按下面的按钮，在新窗口里用支付宝付款；付完这里会自己更新。'}
      </p>
      <Problem text={problem} />
      {!isLate && (
        <Button look="filled" busy={isOpening} onClick={() => void open()}>
          {isOpening ? '正在打开支付宝' : `用支付宝付款 ${formatFen(order.payFen)}`}
        </Button>
      )}
    </div>
  );
}
