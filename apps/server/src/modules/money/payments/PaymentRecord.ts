import type { GatewayName, PayDevice } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { Payments } from '../../../platform/database/schema.gen.ts';
import type { PaymentState } from './paymentStates.ts';

export type { GatewayName, OutsideGateway } from '@jiwu/contract';

/** One try to pay for a payable. */
export interface PaymentRecord {
  readonly id: string;
  readonly userId: string;
  readonly payable: { readonly kind: string; readonly id: string };
  readonly gateway: GatewayName;
  /** For which it was opened: a gateway refuses the same number for another of its pages. */
  readonly device: PayDevice;
  readonly outTradeNo: string;
  readonly title: string;
  readonly amountFen: number;
  readonly state: PaymentState;
  readonly codeUrl: string | null;
  readonly transactionId: string | null;
  /** What the gateway was told: until then it takes money. */
  readonly expiresAt: Date;
  /** Since when nobody wants it any more. */
  readonly endedAt: Date | null;
  readonly paidAt: Date | null;
  readonly isSurplus: boolean;
}

/** As its owner asks for it. */
export interface OwnPayment extends PaymentRecord {
  /** Not wanted, and on its way back or back already; not while that is stuck. */
  readonly isReturned: boolean;
}

export function toPaymentRecord(row: Selectable<Payments>): PaymentRecord {
  return {
    id: row.id,
    userId: row.user_id,
    payable: { kind: row.payable_kind, id: row.payable_id },
    gateway: row.gateway as GatewayName,
    device: row.device as PayDevice,
    outTradeNo: row.out_trade_no,
    title: row.title,
    amountFen: row.amount_fen,
    state: row.state as PaymentState,
    codeUrl: row.code_url,
    transactionId: row.transaction_id,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    paidAt: row.paid_at,
    isSurplus: row.is_surplus,
  };
}
