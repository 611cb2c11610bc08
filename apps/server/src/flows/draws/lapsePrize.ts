import { lapseClaim } from '../../modules/draws/index.ts';
import { type MovedSku, moveStock } from '../../modules/stock/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { refreshFlipped } from '../orders/refreshFlipped.ts';
import { prizeMoves } from './prizeMoves.ts';

/** Goods waited too long for their winner, or in vain: the piece can be bought again. Does nothing the second time. */
export async function lapsePrize(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<MovedSku[]> {
  const moves = await prizeMoves(tx, [{ skuId: await lapseClaim(tx, { userId, id, now }), quantity: 1 }]);
  const moved = await moveStock(tx, { kind: 'release', moves, cause: { kind: 'drawLapsed', id }, now });
  await refreshFlipped(tx, moved);
  return moved;
}
