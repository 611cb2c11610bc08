import { useEffect, useEffectEvent } from 'react';
import { AlipayWindow } from '../../../shared/payments/gateway/AlipayWindow.tsx';
import { usePayment } from '../../../shared/payments/gateway/usePayment.ts';

interface ReturnedPaymentProps {
  paymentId: string;
  onPaid: () => void;
}

/** After the return from Alipay, whose callback may still be under way: waits for it, rather than offering to pay again. */
export function ReturnedPayment({ paymentId, onPaid }: ReturnedPaymentProps) {
  const { payment, ask } = usePayment(paymentId);
  const state = payment?.state;
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (state === 'paid' || state === 'closed') tellPaid();
  }, [state]);
  return <AlipayWindow paymentId={paymentId} place="left" onAsk={ask} />;
}
