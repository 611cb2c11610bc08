import { settleSupply } from '../../modules/channels/claims/index.ts';
import { dropReminders, lockDeal, markEnded, subjectOf } from '../../modules/channels/woot/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** The day is over and nothing is held any more: what was left goes back to the ordinary stock. Does nothing the second time. */
export async function endDeal(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  const { skuId, productId } = await lockDeal(tx, id);
  const left = await settleSupply(tx, { subject: subjectOf(id), now });
  if (left === null) return;
  const moves = left > 0 ? [{ skuId, productId, quantity: left }] : [];
  await moveStock(tx, { kind: 'release', moves, cause: { kind: 'wootDeal', id }, now });
  await markEnded(tx, { id, now });
  await dropReminders(tx, id);
}
