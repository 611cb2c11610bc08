import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { AmountDue } from '../../../shared/payments/payment/AmountDue.tsx';
import { walletFacts } from '../../../shared/payments/payment/walletFacts.ts';
import { PayWays } from '../../../shared/payments/payWays/PayWays.tsx';
import { useDeadline } from '../../../ui/time/useDeadline.ts';
import { membershipQueries, type VipPurchase } from '../membershipQueries.ts';
import { payTargetOf } from './payTargetOf.ts';
import styles from './UnpaidPurchase.module.css';

interface UnpaidPurchaseProps {
  purchase: VipPurchase;
  /** It has been paid, or its time is over: the shop says which. */
  onAsk: () => void;
}

/** The amount, the deadline, and the ways to pay. */
export function UnpaidPurchase({ purchase, onAsk }: UnpaidPurchaseProps) {
  // The open way of paying depends on the wallet: shown before the wallet is known, it would jump.
  const { isPending } = useQuery(walletFacts());
  const { data: vip, dataUpdatedAt } = useQuery(membershipQueries.vip());
  const { deadlineMs, secondsLeft } = useDeadline(purchase.payBy, {
    now: vip?.now ?? new Date(dataUpdatedAt).toISOString(),
    answeredAtMs: dataUpdatedAt,
  });
  const isLate = secondsLeft === 0;
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (isLate) ask();
  }, [isLate]);
  return (
    <>
      {/* An answer that took its time makes this clock fast: never more than was promised. */}
      <AmountDue
        amountFen={purchase.amountFen}
        deadlineMs={deadlineMs}
        secondsLeft={Math.min(secondsLeft, rules.vip.payMinutes * 60)}
      />
      <div className={styles['ways']}>
        {isPending ? (
          <div className={styles['coming']} role="status" aria-label="正在加载支付方式" />
        ) : (
          <PayWays target={payTargetOf(purchase)} secondsLeft={secondsLeft} isInDialog onPaid={onAsk} />
        )}
      </div>
    </>
  );
}
