import type { GatewayName } from '../PaymentRecord.ts';

export type RefundRecordState = 'requested' | 'processing' | 'succeeded' | 'failed';

/** The cause of a refund that returns a surplus payment. */
export const SURPLUS = 'surplus';

/** A refund under way, with the facts of its payment. */
export interface RefundRecord {
  readonly id: string;
  readonly userId: string;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly outRefundNo: string;
  readonly amountFen: number;
  readonly reason: string;
  readonly state: RefundRecordState;
  readonly payment: {
    readonly id: string;
    readonly gateway: GatewayName;
    readonly outTradeNo: string;
    readonly amountFen: number;
    readonly payable: { readonly kind: string; readonly id: string };
  };
}
