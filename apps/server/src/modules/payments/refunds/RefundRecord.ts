import type { GatewayName } from '../PaymentRecord.ts';

export type RefundRecordState = 'requested' | 'processing' | 'succeeded' | 'failed';

/** The cause of a refund that sends back what nobody wanted. */
export const SURPLUS = 'surplus';

/** Money on its way back, with what is needed of the payment that it came with. */
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
