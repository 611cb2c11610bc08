import type { OutsideGateway } from '@jiwu/contract/rules';
import type { ComponentType } from 'react';

/** The thing to pay for, an order or a VIP plan, as the ways of paying need it. */
export interface PayTarget {
  /** Tells one from another. */
  readonly key: string;
  readonly amountFen: number;
  /** Its payment at a gateway, the same however often it is asked for. */
  readonly openPayment: (gateway: OutsideGateway) => Promise<{ paymentId: string }>;
  readonly payByBalance: (password: string, idempotencyKey: string) => Promise<unknown>;
  /** Explains what happens to money that arrives too late. */
  readonly lateNote: string;
  /** Loaded when it is needed; whether antd is there already depends on the page. */
  readonly PasswordDialog: ComponentType<{ onClose: () => void }>;
}
