import { lapseClaim } from '../../modules/promotion/draws/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { prizeMoves } from './queries/prizeMoves.ts';

/** Goods waited too long for their winner, or in vain: the piece can be bought again. Does nothing the second time. */
export async function lapsePrize(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  const moves = await prizeMoves(tx, [{ skuId: await lapseClaim(tx, { userId, id, now }), quantity: 1 }]);
  await moveStock(tx, { kind: 'release', moves, cause: { kind: 'drawLapsed', id }, now });
}
