import { countBought, kindsWhere, type OrderKinds } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { DraftLine } from './queries/priceDraft.ts';

interface Input {
  readonly userId: string;
  readonly lines: readonly DraftLine[];
}

/** No one has more of a product than its limit, all their orders together. The caller has the user's turn (`orderTurnOf`). */
export async function assertWithinLimits(tx: Tx, { userId, lines }: Input, kinds: OrderKinds): Promise<void> {
  const wanted = new Map<string, { limit: number; pieces: number }>();
  for (const { sku, quantity } of lines) {
    if (!sku.limitPerUser) continue;
    const before = wanted.get(sku.productId)?.pieces ?? 0;
    wanted.set(sku.productId, { limit: sku.limitPerUser, pieces: before + quantity });
  }
  if (wanted.size === 0) return;
  const counted = kindsWhere(kinds, ({ countsTowardsLimits }) => countsTowardsLimits);
  for (const [productId, { limit, pieces }] of wanted) {
    const bought = await countBought(tx, { userId, productId, kinds: counted });
    if (bought + pieces > limit) throw new ShopError('ORDER_LIMIT', {}, { productId, limit });
  }
}
