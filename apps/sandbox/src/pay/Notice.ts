import type { GatewayName } from './GatewayName.ts';
import type { Refund } from './Refund.ts';
import type { Trade } from './Trade.ts';

/** What a gateway has to tell the shop: the facts as they were when it happened, however often it is repeated. */
export interface Notice {
  readonly id: string;
  readonly gateway: GatewayName;
  readonly kind: 'capture' | 'refund' | 'closed';
  readonly url: string;
  readonly createdAt: number;
  readonly trade: Trade;
  readonly refund: Refund | null;
  /** All that has gone back so far, this one included. */
  readonly refundedFen: number;
}

export interface OutgoingMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ShopAnswer {
  /** 0: no answer, or none in time. */
  readonly status: number;
  readonly body: string;
}
