import { addSales } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import { moveStock } from '../../../apps/server/src/modules/goods/stock/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { createRandom } from '../createRandom.ts';
import type { DemoSku } from './productSkus.ts';

interface Input {
  readonly productId: string;
  readonly slug: string;
  readonly skus: readonly DemoSku[];
  readonly salesCount: number;
  readonly listedAt: Date;
  readonly now: Date;
}

/** Intakes and sales that add up to the present stock and the sales count. */
export async function seedStock(tx: Tx, input: Input): Promise<void> {
  const { productId, slug, skus, listedAt, now } = input;
  const random = createRandom(`stock ${slug}`);
  const sold = shareOut(
    input.salesCount,
    skus.map((sku) => (sku.isSoldOut ? 1.5 : 0.3 + random.next())),
  );
  const left = skus.map((sku) =>
    sku.isSoldOut ? 0 : random.chance(0.08) ? random.between(2, 9) : random.between(20, 480),
  );
  const moves = (quantities: readonly number[]) =>
    skus
      .map((sku, index) => ({ skuId: sku.id, productId, quantity: quantities[index] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
  const cause = { kind: 'demoData', id: slug };
  await moveStock(tx, {
    kind: 'intake',
    moves: moves(sold.map((count, index) => count + (left[index] ?? 0))),
    cause,
    isListed: false,
    now: listedAt,
  });
  await moveStock(tx, { kind: 'reserve', moves: moves(sold), cause, isListed: false, now });
  await moveStock(tx, { kind: 'dispatch', moves: moves(sold), cause, isListed: false, now });
  await addSales(tx, new Map([[productId, input.salesCount]]));
}

/** Whole pieces by weight, which add up to the total. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let given = 0;
  let passed = 0;
  return weights.map((weight) => {
    passed += weight;
    const upTo = Math.round((total * passed) / sum);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
