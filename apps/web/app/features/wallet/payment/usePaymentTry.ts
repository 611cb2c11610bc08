import { useQuery } from '@tanstack/react-query';
import { type OpenedRecharge, openRecharge } from './openRecharge.ts';
import { paymentPhase, type PaymentPhase } from './paymentPhase.ts';
import type { OutsideGateway, PaymentTry } from './PaymentTry.ts';
import { type LivePayment, usePayment } from '../../../shared/payments/gateway/usePayment.ts';

interface TryFacts {
  readonly phase: PaymentPhase;
  /** Null until the payment exists. */
  readonly paymentId: string | null;
  readonly amountFen: number;
  readonly gateway: OutsideGateway;
  /** Null until the payment is open at the gateway, and for one that the user has returned to. */
  readonly opened: OpenedRecharge | null;
  /** Why it could not be opened. */
  readonly problem: string | null;
  readonly live: LivePayment;
}

/** Opens a payment, or finds the one that the user has returned to, and follows it. */
export function usePaymentTry(paymentTry: PaymentTry): TryFacts {
  const recharge = paymentTry.kind === 'recharge' ? paymentTry : null;
  const opening = useQuery({
    // Money is asked for once for each try: nothing else, neither focus nor network, opens it anew.
    queryKey: ['recharge', paymentTry.key, recharge?.tries ?? 0],
    queryFn: () => (recharge ? openRecharge(recharge) : null),
    enabled: recharge !== null,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const paymentId = paymentTry.kind === 'returned' ? paymentTry.paymentId : (opening.data?.paymentId ?? null);
  const live = usePayment(paymentId);
  const { payment } = live;
  const found = payment ? 'success' : 'pending';
  return {
    phase: paymentPhase({ ...live, opening: recharge ? opening.status : found }),
    paymentId,
    amountFen: payment?.amountFen ?? recharge?.amountFen ?? 0,
    gateway: recharge?.gateway ?? (payment?.gateway === 'wechat' ? 'wechat' : 'alipay'),
    opened: opening.data ?? null,
    problem: opening.error?.message ?? null,
    live,
  };
}
