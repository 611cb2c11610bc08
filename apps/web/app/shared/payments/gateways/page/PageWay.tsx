import { rules } from '@jiwu/contract/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatFen } from '../../../../format/formatFen.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { NotOpened } from '../../payWays/NotOpened.ts';
import { openTry } from '../../payWays/openTry.ts';
import { usePayment } from '../../payment/usePayment.ts';
import type { GatewayWayProps, WindowPlace } from '../GatewayView.ts';
import { leadToPage } from './leadToPage.ts';
import type { PageManner } from './PageManner.ts';
import { PageWaiting } from './PageWaiting.tsx';
import styles from './PageWay.module.css';

/** Opens a gateway's own page, and waits for the result. */
export function PageWay({ manner, target, isLate, onPaid }: GatewayWayProps & { manner: PageManner }) {
  const { wish, prepare, start } = manner;
  const [opened, setOpened] = useState<{ paymentId: string; place: WindowPlace } | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const live = usePayment(opened?.paymentId ?? null);
  const name = rules.payment.names[wish.gateway];
  const state = live.payment?.state;
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (state === 'paid') tellPaid();
  }, [state]);

  async function open() {
    const goer = prepare();
    setIsOpening(true);
    setProblem(null);
    try {
      const { paymentId } = await openTry(target, wish, async (id) => {
        if (goer) await leadToPage(id, wish.gateway, goer);
      });
      setOpened({ paymentId, place: goer ? 'opened' : 'blocked' });
    } catch (error) {
      if (goer !== window) goer?.close();
      notOpened(error);
    }
    setIsOpening(false);
  }

  function notOpened(error: unknown) {
    setProblem(error instanceof Error ? error.message : `${name}没有打开`);
    if (!(error instanceof NotOpened)) return;
    if (error.follow !== null) setOpened({ paymentId: error.follow, place: 'left' });
    if (error.isOver) onPaid();
  }

  if (opened && state !== 'closed') {
    return (
      <div className={styles['waiting']}>
        <PageWaiting manner={manner} {...opened} onAsk={live.ask} />
        <FormProblem text={problem} />
      </div>
    );
  }
  return (
    <div className={styles['start']}>
      <p>{state === 'closed' ? `刚才打开的${name}已经失效，没有扣款，可以重新打开。` : start.text}</p>
      <FormProblem text={problem} />
      {!isLate && (
        <Button look="filled" busy={isOpening} onClick={() => void open()}>
          {isOpening ? `正在打开${name}` : start.button(formatFen(target.amountFen))}
        </Button>
      )}
    </div>
  );
}
