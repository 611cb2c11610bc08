import type { OutsideGateway } from '../PaymentRecord.ts';

/** One comparison of a gateway's statement of a day with our books. */
export interface Run {
  readonly id: string;
  readonly gateway: OutsideGateway;
  readonly day: string;
}

/** A capture or a refund in a statement, by its number. */
export interface DayLine {
  readonly kind: 'capture' | 'refund';
  readonly number: string;
  readonly amountFen: number;
  /** The number of the trade: of a refund, what is given back. */
  readonly tradeNo?: string;
  /** By the gateway's clock. */
  readonly at?: Date;
}

/** onlyThere: the gateway has it, we do not. onlyHere: the other way round. amount: both, but not the same. */
export interface Difference {
  readonly kind: 'capture' | 'refund';
  readonly number: string;
  readonly difference: 'onlyThere' | 'onlyHere' | 'amount';
  readonly theirsFen: number | null;
  readonly oursFen: number | null;
  /** What was known of the line: the trade's number, and when it happened there and here. */
  readonly tradeNo?: string | null;
  readonly theirsAt?: Date | null;
  readonly oursAt?: Date | null;
}

/** Lines of a page. Each page is a statement of its own, far below the limit of time, and fits into memory many times. */
export const PAGE_LINES = 5000;
