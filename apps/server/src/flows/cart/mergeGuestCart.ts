import type { Answer, cartEndpoints } from '@jiwu/contract';
import {
  type CartOwner,
  countCart,
  listLines,
  lockCart,
  mergeCarts,
  userCart,
} from '../../modules/trade/cart/index.ts';
import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import { listAvailable } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { mostPieces } from './mostPieces.ts';

/** Moves the guest's cart into the account's after login. */
export async function mergeGuestCart(
  tx: Tx,
  input: { userId: string; guest: CartOwner; now: Date },
): Promise<Answer<(typeof cartEndpoints)['cartMerge']>> {
  const { guest, now } = input;
  const user = userCart(input.userId);
  // Always in this order: two merges of the same carts wait for each other, but never both.
  const carts = [guest, user].toSorted((a, b) => (a.ownerId < b.ownerId ? -1 : 1));
  for (const cart of carts) await lockCart(tx, cart, now);
  const lines = await listLines(tx, guest.ownerId);
  const facts = await loadSkuFacts(
    tx,
    lines.map(({ skuId }) => skuId),
  );
  const available =
    lines.length === 0
      ? new Map<string, number>()
      : await listAvailable(
          tx,
          lines.map(({ productId }) => productId),
        );
  const outcome = await mergeCarts(tx, {
    guest,
    user,
    most: ({ skuId }) =>
      mostPieces({ limitPerUser: facts.get(skuId)?.limitPerUser ?? null }, available.get(skuId) ?? 0).most,
  });
  return { ...outcome, count: await countCart(tx, user.ownerId) };
}
