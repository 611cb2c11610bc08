import { scaleHalfUp } from '../math/scale.ts';

interface Paid {
  /** What was really paid for the line, without shipping, and what went back of it. */
  readonly paidFen: number;
  readonly refundedFen: number;
  readonly rateBp: number;
}

/** The commission of a line, rounded half up once: however a refund is split, the same is left in the end. */
export function commissionOf({ paidFen, refundedFen, rateBp }: Paid): number {
  return scaleHalfUp(paidFen - refundedFen, rateBp, 10_000);
}
