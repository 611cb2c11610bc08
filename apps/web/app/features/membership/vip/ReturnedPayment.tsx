import { useEffect, useEffectEvent } from 'react';
import type { OutsideGateway } from '@jiwu/contract/rules';
import { gatewayViewHere } from '../../../shared/payments/gateways/gatewayViewHere.ts';
import { usePayment } from '../../../shared/payments/payment/usePayment.ts';

interface ReturnedPaymentProps {
  paymentId: string;
  gateway: OutsideGateway;
  onPaid: () => void;
}

/** After the return from a gateway's page, whose callback may still be under way: waits for it, rather than offering to pay again. */
export function ReturnedPayment({ paymentId, gateway, onPaid }: ReturnedPaymentProps) {
  const { payment, ask } = usePayment(paymentId);
  const state = payment?.state;
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (state === 'paid' || state === 'closed') tellPaid();
  }, [state]);
  const { Waiting } = gatewayViewHere(gateway);
  return <Waiting paymentId={paymentId} codeUrl={null} isLate={false} place="left" onAsk={ask} />;
}
