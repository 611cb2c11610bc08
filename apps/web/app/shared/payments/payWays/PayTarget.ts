import type { OutsideGateway, PayDevice } from '@jiwu/contract/rules';
import type { ComponentType } from 'react';

/** What is paid from the balance. */
export interface BalanceTarget {
  readonly amountFen: number;
  readonly payByBalance: (password: string, idempotencyKey: string) => Promise<unknown>;
  /** Loaded when it is needed; whether antd is there already depends on the page. */
  readonly PasswordDialog: ComponentType<{ onClose: () => void }>;
}

/** Where and on what somebody pays. */
export interface PayWish {
  readonly gateway: OutsideGateway;
  readonly device: PayDevice;
}

/** The thing to pay for, an order or a VIP plan, as the ways of paying need it. */
export interface PayTarget extends BalanceTarget {
  /** Tells one from another. */
  readonly key: string;
  /** Its payment at a gateway for a device, the same however often it is asked for. */
  readonly openPayment: (wish: PayWish) => Promise<{ paymentId: string }>;
  /** Explains what happens to money that arrives too late. */
  readonly lateNote: string;
}
