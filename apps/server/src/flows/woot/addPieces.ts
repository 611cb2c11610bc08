import { newId } from '@jiwu/kernel';
import { addToSupply } from '../../modules/channels/claims/index.ts';
import { lockDeal, subjectOf } from '../../modules/channels/woot/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { DealChange } from './DealChange.ts';

interface Input {
  readonly id: string;
  readonly pieces: number;
  readonly now: Date;
}

/** More pieces for a published deal that is not over: the one thing of it that staff may still change, and only upwards. */
export async function addPieces(tx: Tx, { id, pieces, now }: Input): Promise<DealChange> {
  const deal = await lockDeal(tx, id);
  if (deal.state === 'draft') throw new ShopError('WOOT_CHANGED');
  if (!(await addToSupply(tx, { subject: subjectOf(id), pieces, now }))) throw new ShopError('WOOT_OVER');
  const moves = [{ skuId: deal.skuId, productId: deal.productId, quantity: pieces }];
  await moveStock(tx, { kind: 'reserve', moves, cause: { kind: 'wootPieces', id: newId() }, now });
  return { deal, before: null, after: { pieces } };
}
