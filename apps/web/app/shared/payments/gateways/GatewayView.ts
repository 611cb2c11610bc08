import type { ComponentType } from 'react';
import type { PayTarget } from '../payWays/PayTarget.ts';

export interface GatewayWayProps {
  target: PayTarget;
  /** The time to pay is over. */
  isLate: boolean;
  onPaid: () => void;
}

/** Whether the gateway's window was opened, the browser blocked it, or the user has returned from it. */
export type WindowPlace = 'opened' | 'blocked' | 'left';

export interface GatewayWaitingProps {
  /** Null until the payment exists. */
  paymentId: string | null;
  /** The content of the code to scan, where the gateway has one. */
  codeUrl: string | null;
  isLate: boolean;
  place: WindowPlace;
  onAsk: () => Promise<void>;
}

/** The components of one gateway for one kind of device, and how a payment is opened there. */
export interface GatewayView {
  /** One of the ways to pay: opens the target's payment and follows it. */
  readonly Way: ComponentType<GatewayWayProps>;
  /** Shows a payment that was opened before, until it is paid. */
  readonly Waiting: ComponentType<GatewayWaitingProps>;
  /** Opens a payment, in the window that was prepared for it. */
  readonly open: (paymentId: string, prepared: Window | null) => Promise<{ codeUrl: string | null }>;
}
