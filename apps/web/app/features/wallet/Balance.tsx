import { Suspense, useState } from 'react';
import { WalletAssets } from './WalletAssets.tsx';
import styles from './Balance.module.css';
import { BalanceCard } from './balance/BalanceCard.tsx';
import { MonthChart } from './chart/MonthChart.tsx';
import { DialogComing } from '../../ui/dialog/DialogComing.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import type { PaymentTry } from './payment/PaymentTry.ts';
import { useReturnedPayment } from './payment/useReturnedPayment.ts';
import { RechargeCard } from './recharge/RechargeCard.tsx';
import { Statement } from './statement/Statement.tsx';

const PaymentDialog = lazyPart(() => import('./payment/PaymentDialog.tsx'));
const RefundDialog = lazyPart(() => import('./refund/RefundDialog.tsx'));
const PasswordDialog = lazyPart(() => import('../../shared/payments/password/PasswordDialog.tsx'));

/** The balance page: the balance, recharging, refunds of recharges, and every movement with its cause. */
export function Balance() {
  /** Followed until it ends, also while its dialog is closed. */
  const [paymentTry, setPaymentTry] = useState<PaymentTry | null>(null);
  const [opened, setOpened] = useState<'refund' | 'password' | null>(null);
  useReturnedPayment((paymentId) => setPaymentTry({ kind: 'returned', key: paymentId, paymentId }));
  const close = () => setOpened(null);
  return (
    <div className={styles['stack']}>
      <h1 className={styles['hidden']}>余额</h1>
      <div className={styles['top']}>
        <BalanceCard onRefund={() => setOpened('refund')} onPassword={() => setOpened('password')} />
        <RechargeCard onStart={setPaymentTry} />
      </div>
      <WalletAssets />
      <MonthChart />
      <Statement />
      <Suspense fallback={<DialogComing />}>
        {paymentTry && (
          <PaymentDialog
            key={paymentTry.key}
            paymentTry={paymentTry}
            onAnother={setPaymentTry}
            onEnd={() => setPaymentTry(null)}
          />
        )}
        {opened === 'refund' && <RefundDialog onClose={close} />}
        {opened === 'password' && <PasswordDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
