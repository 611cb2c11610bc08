import type { rules } from '@jiwu/contract/rules';

export type OutsideGateway = (typeof rules.payment.outsideGateways)[number];

/** One intention to put money in. Trying again keeps the key, so that it stays one recharge. */
export interface RechargeTry {
  readonly kind: 'recharge';
  readonly key: string;
  /** Counts the tries to open it. */
  readonly tries: number;
  readonly amountFen: number;
  readonly gateway: OutsideGateway;
  /** For Alipay: opened while the user pressed; null where the browser refused. */
  readonly window: Window | null;
}

/** A payment whose user has returned from the gateway's own page for the result. */
interface ReturnedTry {
  readonly kind: 'returned';
  readonly key: string;
  readonly paymentId: string;
}

export type PaymentTry = RechargeTry | ReturnedTry;
