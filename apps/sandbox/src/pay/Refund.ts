import type { GatewayName } from './GatewayName.ts';

export interface Refund {
  readonly gateway: GatewayName;
  readonly outTradeNo: string;
  readonly outRefundNo: string;
  readonly refundId: string;
  readonly amountFen: number;
  readonly reason: string;
  /** abnormal: WeChat's state for a refund that the payer's account would not take; a person finishes it. */
  readonly state: 'processing' | 'abnormal' | 'succeeded' | 'failed';
  /** The state that `processing` will end in. */
  readonly fate: 'abnormal' | 'succeeded' | 'failed';
  readonly notifyUrl: string | null;
  readonly createdAt: number;
  readonly decidedAt: number | null;
}
