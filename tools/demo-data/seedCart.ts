import { addSkus, listLines, setChosen } from '../../apps/server/src/modules/trade/cart/index.ts';
import { loadSkuFacts } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { idFrom } from './idFrom.ts';

/** As drawn: one that has become cheaper since, one that is left for later, one that has run out. */
const demoCart = [
  { sku: ['zhiyin-n3-headphones', '云灰', '标准版'], quantity: 1 },
  { sku: ['manwu-celadon-side-teapot', '粉青', '280 毫升'], quantity: 1 },
  { sku: ['food-acacia-honey', '500 克'], quantity: 2 },
  { sku: ['sushe-crew-socks', '浅绿拼蓝', '均码'], quantity: 3, droppedFen: 300 },
  { sku: ['shanyu-rattan-basket', '原色', '中号'], quantity: 1, isLeft: true },
  { sku: ['zhaomu-folding-umbrella', '暮紫'], quantity: 1 },
] as const;

const skuIdOf = (sku: readonly string[]) => idFrom('sku', ...sku);

/** Fills the demo user's cart, unless it has lines already. */
export async function seedCart(db: Database, input: { phoneNumber: string; now: Date }): Promise<void> {
  const user = await findUserByPhone(db.read, input.phoneNumber);
  if (!user || (await listLines(db.read, user.id)).length > 0) return;
  const facts = await loadSkuFacts(
    db.read,
    demoCart.map(({ sku }) => skuIdOf(sku)),
  );
  const lines = demoCart.map((wish) => {
    const sku = facts.get(skuIdOf(wish.sku));
    if (!sku) throw new Error(`the demo shop does not have ${wish.sku.join('/')}`);
    const droppedFen = 'droppedFen' in wish ? wish.droppedFen : 0;
    return {
      skuId: sku.skuId,
      productId: sku.productId,
      sourceId: null,
      quantity: wish.quantity,
      priceFen: sku.priceFen + droppedFen,
    };
  });
  const left = new Set(demoCart.filter((wish) => 'isLeft' in wish).map(({ sku }) => skuIdOf(sku)));
  await db.transact(async (tx) => {
    await addSkus(tx, { userId: user.id, lines, now: input.now });
    const kept = await listLines(tx, user.id);
    const ids = kept.filter(({ skuId }) => left.has(skuId)).map(({ id }) => id);
    await setChosen(tx, { ownerId: user.id, ids, isChosen: false });
  });
}
