import { rechargeBonusFen, rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { PageDialog } from '../../../ui/antd/dialog/PageDialog.tsx';
import { refreshWallet } from '../walletQueries.ts';
import type { WindowPlace } from '../../../shared/payments/gateways/GatewayView.ts';
import { newRecharge, sameRecharge } from './newRecharge.ts';
import { isOver } from './paymentPhase.ts';
import { PaymentResult } from './PaymentResult.tsx';
import type { PaymentTry } from './PaymentTry.ts';
import { PaymentWaiting } from './PaymentWaiting.tsx';
import { usePaymentTry } from './usePaymentTry.ts';

interface PaymentDialogProps {
  paymentTry: PaymentTry;
  onAnother: (next: PaymentTry) => void;
  onEnd: () => void;
}

/**
 * From opening the payment to its result. Closing the dialog does not give the payment up: the user may be paying on the phone
 * just then. It is followed on, and its result is announced.
 */
export default function PaymentDialog({ paymentTry, onAnother, onEnd }: PaymentDialogProps) {
  const client = useQueryClient();
  const [isShown, setIsShown] = useState(true);
  const { phase, paymentId, amountFen, gateway, opened, problem, live } = usePaymentTry(paymentTry);

  useEffect(() => {
    if (phase === 'paid' || phase === 'returned') void refreshWallet(client);
  }, [phase, client]);

  const tellUnseen = useEffectEvent(() => {
    if (phase === 'paid') {
      const creditedFen = amountFen + rechargeBonusFen(amountFen);
      showToast({ kind: 'success', text: `充值已到账 ${formatFen(creditedFen)}` });
    }
    if (phase === 'returned') showToast({ kind: 'info', text: '付款来得太晚，已自动退回' });
    onEnd();
  });
  const isUnseen = !isShown && isOver(phase);
  useEffect(() => {
    if (isUnseen) tellUnseen();
  }, [isUnseen]);

  function close() {
    if (isOver(phase)) {
      onEnd();
      return;
    }
    setIsShown(false);
    showToast({ kind: 'info', text: '这次充值还可以继续付，到账后会告诉您' });
  }

  async function giveUp(id: string) {
    const { state } = await apiClient.call('paymentClose', { params: { id } });
    // One that was paid meanwhile counts; the dialog hears of it by itself.
    if (state !== 'closed') return;
    if (paymentTry.kind === 'recharge') paymentTry.window?.close();
    showToast({ kind: 'info', text: '已取消这次充值，没有扣款' });
    onEnd();
  }

  function trySame() {
    if (paymentTry.kind === 'recharge') onAnother(sameRecharge(paymentTry));
  }

  const title = paymentTry.kind === 'recharge' ? `${rules.payment.names[paymentTry.gateway]}充值` : '充值结果';
  return (
    <PageDialog title={title} open={isShown} onClose={close}>
      {phase === 'opening' && paymentTry.kind === 'returned' && <p role="status">正在查这次支付的结果。</p>}
      {isOver(phase) && (
        <PaymentResult
          key={phase}
          phase={phase}
          amountFen={amountFen}
          gateway={gateway}
          problem={problem}
          onDone={onEnd}
          onSame={trySame}
          onAnother={() => gateway && onAnother(newRecharge({ amountFen, gateway }))}
        />
      )}
      {gateway && (phase === 'waiting' || (phase === 'opening' && paymentTry.kind === 'recharge')) && (
        <PaymentWaiting
          gateway={gateway}
          amountFen={amountFen}
          opened={opened}
          place={placeOf(paymentTry)}
          live={live}
          paymentId={paymentId}
          onGiveUp={giveUp}
        />
      )}
    </PageDialog>
  );
}

function placeOf(paymentTry: PaymentTry): WindowPlace {
  if (paymentTry.kind === 'returned') return 'left';
  return paymentTry.window ? 'opened' : 'blocked';
}
