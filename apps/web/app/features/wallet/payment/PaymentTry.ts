import type { OutsideGateway } from '@jiwu/contract/rules';

/** One intention to put money in. Trying again keeps the key, so that it stays one recharge. */
export interface RechargeTry {
  readonly kind: 'recharge';
  readonly key: string;
  /** Counts the tries to open it. */
  readonly tries: number;
  readonly amountFen: number;
  readonly gateway: OutsideGateway;
  /** The gateway's window, opened while the user pressed; null for a gateway without one, and where the browser refused. */
  readonly window: Window | null;
}

/** A payment whose user has returned from the gateway's own page for the result. */
interface ReturnedTry {
  readonly kind: 'returned';
  readonly key: string;
  readonly paymentId: string;
}

export type PaymentTry = RechargeTry | ReturnedTry;
