import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useEffect, useEffectEvent } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { PayWays } from '../../../../shared/payments/payWays/PayWays.tsx';
import { walletFacts } from '../../../../shared/payments/payment/walletFacts.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Price } from '../../../../ui/price/Price.tsx';
import { clockWords } from '../../../../ui/time/clockWords.ts';
import { useDeadline } from '../../../../ui/time/useDeadline.ts';
import { type Batch, batchQueries } from '../../batchQueries.ts';
import { progressWords } from '../../batchWords.ts';
import { ProgressBar } from '../../ProgressBar.tsx';
import { SenderPanel } from '../SenderPanel.tsx';
import { WizardFrame } from '../WizardFrame.tsx';
import { OrderedPanel } from './OrderedPanel.tsx';
import styles from './PayStep.module.css';
import { payTargetOf } from './payTargetOf.ts';

/** The last step: one payment for all orders, once they are made. */
export default function PayStep({ batch }: { batch: Batch }) {
  const { id, name, orders, goods } = batch;
  return (
    <WizardFrame
      step="pay"
      batchId={id}
      isOpen={false}
      notes={{
        goods: goods.length > 0 ? `${formatCount(goods.length)} 款` : '名单里写编码',
        recipients: name,
        check: `${formatCount(orders.all)} 单`,
      }}
      aside={
        <>
          <OrderedPanel batch={batch} />
          <SenderPanel business={batch.business} />
        </>
      }
    >
      {batch.state === 'ordering' ? <Making batch={batch} /> : <Paying batch={batch} />}
    </WizardFrame>
  );
}

function Making({ batch }: { batch: Batch }) {
  return (
    <Panel title="正在生成订单">
      <div aria-live="polite">
        <ProgressBar words={progressWords(batch, batch.now)} />
      </div>
      <p className={styles['note']}>库存已经留好，订单齐了这里会自己变成付款。可以离开，从“一件代发”再进来。</p>
    </Panel>
  );
}

function Paying({ batch }: { batch: Batch }) {
  const { payFen, payBy, no, orders, now } = batch;
  const { dataUpdatedAt, refetch } = useQuery(batchQueries.batch(batch.id));
  // The open way of paying depends on the wallet: shown before the wallet is known, it would jump.
  const { isPending } = useQuery(walletFacts());
  const { deadlineMs, secondsLeft } = useDeadline(payBy, { now, answeredAtMs: dataUpdatedAt });
  const isLate = secondsLeft === 0;
  const ask = useEffectEvent(() => void refetch());
  // The shop closes it, or has been paid in the last moment: it says which.
  useEffect(() => {
    if (isLate) ask();
  }, [isLate]);
  return (
    <>
      <Panel title="应付金额" hidesTitle="always">
        <div className={styles['head']}>
          <p>
            {formatCount(orders.all)} 单应付 <Price fen={payFen ?? 0} size="large" />
          </p>
          <p role="timer">
            请在 {dayjs(deadlineMs).format('HH:mm')} 前付款 <b>{clockWords(secondsLeft)}</b>
          </p>
          <p className={styles['note']} role="status">
            {isLate ? '时间到了，正在确认有没有付款。' : `批次 ${no} 的库存已留好，一次付清，全部付成或一单也不付。`}
          </p>
        </div>
      </Panel>
      {isPending ? (
        <div className={styles['waiting']} role="status" aria-label="正在打开支付方式" />
      ) : (
        <PayWays target={payTargetOf(batch)} secondsLeft={secondsLeft} onPaid={() => void refetch()} />
      )}
    </>
  );
}
