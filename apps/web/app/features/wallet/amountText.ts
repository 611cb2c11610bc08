import { plainAmount } from '../../format/plainAmount.ts';

/** A signed amount: +500.00, −328.60. */
export function signedAmount(fen: number): string {
  return fen > 0 ? `+${plainAmount(fen)}` : plainAmount(fen);
}
