import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import type { GatewayWayProps, WindowPlace } from '../GatewayView.ts';
import { AlipayWindow } from './AlipayWindow.tsx';
import { leadToAlipay } from './leadToAlipay.ts';
import { openWaitingWindow } from './openWaitingWindow.ts';
import { usePayment } from '../../payment/usePayment.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import styles from './AlipayWay.module.css';

/** Opens Alipay in a window of its own; this page waits for the result. */
export function AlipayWay({ target, isLate, onPaid }: GatewayWayProps) {
  const [opened, setOpened] = useState<{ paymentId: string; place: WindowPlace } | null>(null);
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
      const { paymentId } = await target.openPayment('alipay');
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
      <FormProblem text={problem} />
      {!isLate && (
        <Button look="filled" busy={isOpening} onClick={() => void open()}>
          {isOpening ? '正在打开支付宝' : `用支付宝付款 ${formatFen(target.amountFen)}`}
        </Button>
      )}
    </div>
  );
}
