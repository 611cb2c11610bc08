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
}

/** onlyThere: the gateway has it, we do not. onlyHere: the other way round. amount: both, but not the same. */
export interface Difference {
  readonly kind: 'capture' | 'refund';
  readonly number: string;
  readonly difference: 'onlyThere' | 'onlyHere' | 'amount';
  readonly theirsFen: number | null;
  readonly oursFen: number | null;
}

/** Lines of a page. Each page is a statement of its own, far below the limit of time, and fits into memory many times. */
export const PAGE_LINES = 5000;
