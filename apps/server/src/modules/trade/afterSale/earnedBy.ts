import { shareOfPieces } from '@jiwu/pricing';
import type { OrderLineRecord } from '../orders/index.ts';

/**
 * The integral that some pieces of a line earned at completion. `before` counts all pieces refunded earlier; those refunded
 * before completion earned nothing.
 */
export function earnedBy(
  line: Pick<OrderLineRecord, 'quantity' | 'earnedIntegral' | 'earnedPieces'>,
  { before, now }: { before: number; now: number },
): number {
  if (line.earnedPieces === 0) return 0;
  const since = before - (line.quantity - line.earnedPieces);
  return shareOfPieces(line.earnedIntegral, { quantity: line.earnedPieces, before: since, now });
}
