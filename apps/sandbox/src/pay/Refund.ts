import type { GatewayName } from './GatewayName.ts';

export interface Refund {
  readonly gateway: GatewayName;
  readonly outTradeNo: string;
  readonly outRefundNo: string;
  readonly refundId: string;
  readonly amountFen: number;
  readonly reason: string;
  readonly state: 'processing' | 'succeeded' | 'failed';
  /** What `processing` will end in. */
  readonly fate: 'succeeded' | 'failed';
  readonly notifyUrl: string | null;
  readonly createdAt: number;
  readonly decidedAt: number | null;
}
