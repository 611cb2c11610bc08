import { shareOfPieces } from '@jiwu/pricing';
import type { OrderLineRecord } from '../orders/index.ts';

/**
 * What completion gave for some pieces of a line. `before` are all that went before them; those that had gone by completion
 * earned nothing.
 */
export function earnedBy(
  line: Pick<OrderLineRecord, 'quantity' | 'earnedIntegral' | 'earnedPieces'>,
  { before, now }: { before: number; now: number },
): number {
  if (line.earnedPieces === 0) return 0;
  const since = before - (line.quantity - line.earnedPieces);
  return shareOfPieces(line.earnedIntegral, { quantity: line.earnedPieces, before: since, now });
}
