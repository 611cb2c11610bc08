import { showCelebrity } from '../../apps/server/src/flows/celebrity/showCelebrity.ts';
import {
  addPick,
  type Celebrity,
  changeCelebrity,
  createCelebrity,
  endPick as endIt,
  findCelebrityOf,
} from '../../apps/server/src/modules/channels/celebrity/index.ts';
import { loadSkuFacts, lowestOrdinaryFen } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { makeShopPicture } from './makeProduct.ts';
import type { TestShop } from './startTestShop.ts';

interface Wish {
  /** The celebrity's account. */
  readonly userId: string;
  readonly productId: string;
  /** By SKU. */
  readonly prices?: Readonly<Record<string, number>>;
  readonly name?: string;
  readonly shelf?: string;
  readonly endsAt?: Date;
}

/** A celebrity with a complete page but for the picks: hidden. Needs a category, so that a product must be there before. */
export async function makeCelebrity(
  shop: Pick<TestShop, 'services'>,
  { userId, name = '林小满' }: Pick<Wish, 'userId' | 'name'>,
): Promise<Celebrity> {
  const { db, clock } = shop.services;
  return await db.transact((tx) => complete(tx, { userId, name, now: clock() }));
}

/** A shown celebrity's pick, from now on; the celebrity is made with the first one. */
export async function makePick(shop: Pick<TestShop, 'services'>, wish: Wish): Promise<string> {
  const { db, clock } = shop.services;
  const { userId, productId, prices = {}, name = '林小满', shelf = '常用', endsAt = null } = wish;
  const now = clock();
  return await db.transact(async (tx) => {
    const celebrity = (await findCelebrityOf(tx, userId)) ?? (await complete(tx, { userId, name, now }));
    const facts = await loadSkuFacts(tx, Object.keys(prices));
    const agreed = Object.entries(prices).map(([skuId, priceFen]) => {
      const sku = facts.get(skuId);
      // A test may want a price that is no longer one: it was when it was agreed.
      return { skuId, priceFen, ordinaryFen: Math.max(priceFen + 1, sku ? lowestOrdinaryFen(sku, 1) : 0) };
    });
    const words = { shelf, note: '顺手', good: '出水利落', bad: '略重', used: '用了一年' };
    const pick = { celebrityId: celebrity.id, productId, words, prices: agreed, endsAt, now };
    const { id } = await addPick(tx, pick);
    const { state, version } = celebrity;
    if (state === 'hidden') await showCelebrity(tx, { id: celebrity.id, version, state: 'shown', now });
    return id;
  });
}

/** From this moment on nobody buys through it. */
export async function endPick(shop: Pick<TestShop, 'services'>, pickId: string): Promise<void> {
  const { db, clock } = shop.services;
  await db.transact((tx) => endIt(tx, { id: pickId, now: clock() }));
}

async function complete(
  tx: Tx,
  { userId, name, now }: { userId: string; name: string; now: Date },
): Promise<Celebrity> {
  const words = { name, field: '家居', bio: '把日子过好', categoryId: 'home', platforms: [] };
  let celebrity = await createCelebrity(tx, { userId, words, now });
  for (const place of ['avatar', 'cover'] as const) {
    const change = { place, fileId: await makeShopPicture(tx, now), placeholder: 'data:image/webp;base64,AAAA' };
    celebrity = await changeCelebrity(tx, { id: celebrity.id, version: celebrity.version, change });
  }
  return celebrity;
}
