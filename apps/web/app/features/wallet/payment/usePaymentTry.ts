import type { GatewayName, OutsideGateway } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { type OpenedRecharge, openRecharge } from './openRecharge.ts';
import { paymentPhase, type PaymentPhase } from './paymentPhase.ts';
import type { PaymentTry } from './PaymentTry.ts';
import { type LivePayment, usePayment } from '../../../shared/payments/payment/usePayment.ts';

interface TryFacts {
  readonly phase: PaymentPhase;
  /** Null until the payment exists. */
  readonly paymentId: string | null;
  readonly amountFen: number;
  /** Null until the payment that the user has returned from is known. */
  readonly gateway: OutsideGateway | null;
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
    gateway: recharge?.gateway ?? (payment && outsideOf(payment.gateway)),
    opened: opening.data ?? null,
    problem: opening.error?.message ?? null,
    live,
  };
}

/** Null for the balance, which has no gateway outside. */
function outsideOf(gateway: GatewayName): OutsideGateway | null {
  return gateway === 'balance' ? null : gateway;
}
