import { useEffect, useEffectEvent } from 'react';
import { AlipayWindow } from '../../../components/payment/AlipayWindow.tsx';
import { usePayment } from '../../../components/payment/usePayment.ts';

interface ReturnedPaymentProps {
  paymentId: string;
  onPaid: () => void;
}

/** Back from Alipay, whose word may still be on its way: waits for it, rather than offering to pay once more. */
export function ReturnedPayment({ paymentId, onPaid }: ReturnedPaymentProps) {
  const { payment, ask } = usePayment(paymentId);
  const state = payment?.state;
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (state === 'paid' || state === 'closed') tellPaid();
  }, [state]);
  return <AlipayWindow paymentId={paymentId} place="left" onAsk={ask} />;
}
