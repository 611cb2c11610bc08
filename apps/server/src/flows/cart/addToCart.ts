import type { Answer, cartEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { addLines, type CartOwner, countCart, listLinesOfSku, lockCart } from '../../modules/trade/cart/index.ts';
import { pickTerms } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { getBuyableSku } from './queries/getBuyableSku.ts';
import { mostPieces } from './mostPieces.ts';

/** Puts pieces into a cart, no more than there are or one person may have; the answer says how many it became. */
export async function addToCart(
  tx: Tx,
  input: { owner: CartOwner; skuId: string; sourceId: string | null; quantity: number; now: Date },
): Promise<Answer<(typeof cartEndpoints)['cartAdd']>> {
  const { owner, skuId, sourceId, quantity, now } = input;
  await lockCart(tx, owner, now);
  const { facts, available } = await getBuyableSku(tx, skuId);
  const { most, because } = mostPieces(facts, available);
  await assertLive(tx, { skuId, sourceId, productId: facts.productId, now });
  const before = await listLinesOfSku(tx, { ownerId: owner.ownerId, skuId });
  const pieces = before.reduce((sum, line) => sum + line.quantity, 0);
  const added = Math.max(0, Math.min(quantity, most - pieces));
  if (added > 0) {
    const line = { skuId, sourceId, productId: facts.productId, quantity: added, priceFen: facts.priceFen };
    await addLines(tx, { owner, lines: [line], now });
  }
  const after = await listLinesOfSku(tx, { ownerId: owner.ownerId, skuId });
  // All there are may be in the line from another source: then that one answers.
  const line = after.find((one) => one.sourceId === sourceId) ?? after[0];
  assert(line, 'what was added, or was there already, is in the cart');
  return {
    id: line.id,
    quantity: line.quantity,
    added,
    limitedBy: added < quantity ? because : null,
    count: await countCart(tx, owner.ownerId),
  };
}

/** Nobody puts in what can no longer be bought that way; a line that was put in earlier falls back to the ordinary price. */
async function assertLive(
  tx: Tx,
  { now, ...line }: { skuId: string; sourceId: string | null; productId: string; now: Date },
): Promise<void> {
  if (line.sourceId === null) return;
  const lineId = line.skuId;
  const terms = await pickTerms(tx, { lines: [{ ...line, lineId }], now });
  if (!terms.has(lineId)) throw new ShopError('PICK_OVER');
}
