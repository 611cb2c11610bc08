import type { GatewayName } from '../PaymentRecord.ts';

export type RefundRecordState = 'requested' | 'processing' | 'stuck' | 'succeeded' | 'failed';

/** Which way the money goes back: by the gateway that took it, or by one that finance chose when that would not. */
export type RefundWay = 'gateway' | 'balance' | 'bank';

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
  readonly went: RefundWay;
  /** The gateway's code of a refund that failed or is stuck. */
  readonly failure: string | null;
  /** The number of the bank's transfer. */
  readonly proof: string | null;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
  /** Since when it waits for a person: stuck, or abnormal at the gateway. */
  readonly waitsSince: Date | null;
  readonly payment: {
    readonly id: string;
    readonly gateway: GatewayName;
    readonly outTradeNo: string;
    readonly amountFen: number;
    readonly payable: { readonly kind: string; readonly id: string };
  };
}
