import { lineTakes } from '../facts/channels.ts';
import type { OrderLine } from '../facts/OrderLine.ts';

/** What integral can pay of each line after campaigns and coupon: 0 for lines whose channel takes none. */
export function integralWeights(lines: readonly OrderLine[], amounts: readonly number[]): number[] {
  return lines.map((line, index) => (lineTakes(line, 'integral') ? (amounts[index] ?? 0) : 0));
}
