import type { Answer, cartEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { addLines, type CartOwner, countCart, findLineOfSku, lockCart } from '../../modules/trade/cart/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { getBuyableSku } from './queries/getBuyableSku.ts';
import { mostPieces } from './mostPieces.ts';

/** Puts pieces into a cart, no more than there are or one person may have; the answer says how many it became. */
export async function addToCart(
  tx: Tx,
  input: { owner: CartOwner; skuId: string; quantity: number; now: Date },
): Promise<Answer<(typeof cartEndpoints)['cartAdd']>> {
  const { owner, skuId, quantity, now } = input;
  await lockCart(tx, owner, now);
  const { facts, available } = await getBuyableSku(tx, skuId);
  const { most, because } = mostPieces(facts, available);
  const before = (await findLineOfSku(tx, { ownerId: owner.ownerId, skuId }))?.quantity ?? 0;
  const added = Math.max(0, Math.min(quantity, most - before));
  if (added > 0) {
    const line = { skuId, productId: facts.productId, quantity: added, priceFen: facts.priceFen };
    await addLines(tx, { owner, lines: [line], now });
  }
  const line = await findLineOfSku(tx, { ownerId: owner.ownerId, skuId });
  assert(line, 'what was added, or was there already, is in the cart');
  return {
    id: line.id,
    quantity: line.quantity,
    added,
    limitedBy: added < quantity ? because : null,
    count: await countCart(tx, owner.ownerId),
  };
}
