import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { TestShop } from './startTestShop.ts';

interface Wish {
  /** The celebrity's account. */
  readonly userId: string;
  readonly productId: string;
  /** By SKU. */
  readonly prices?: Readonly<Record<string, number>>;
  readonly name?: string;
}

/** A shown celebrity's pick, from now on; the celebrity is made with the first one. */
export async function makePick(shop: Pick<TestShop, 'services'>, wish: Wish): Promise<string> {
  const { db, clock } = shop.services;
  const { userId, productId, prices = {}, name = '林小满' } = wish;
  const pickId = newId();
  await db.writeAlone(sql`
    insert into celebrities (id, user_id, name, field, bio, category_id, platforms, state, created_at)
    values (${newId()}, ${userId}, ${name}, '家居', '把日子过好', 'home', '[]', 'shown', ${clock()})
    on conflict (user_id) do nothing`);
  await db.writeAlone(sql`
    insert into celebrity_picks (
      id, celebrity_id, product_id, shelf, note, good, bad, used, position, starts_at, updated_at)
    select ${pickId}, id, ${productId}, '常用', '顺手', '出水利落', '略重', '用了一年', 0, ${clock()}, ${clock()}
    from celebrities where user_id = ${userId}`);
  for (const [skuId, priceFen] of Object.entries(prices)) {
    await db.writeAlone(sql`
      insert into celebrity_pick_prices (pick_id, sku_id, price_fen, ordinary_fen)
      values (${pickId}, ${skuId}, ${priceFen}, ${priceFen + 1})`);
  }
  return pickId;
}

/** From this moment on nobody buys through it. */
export async function endPick(shop: Pick<TestShop, 'services'>, pickId: string): Promise<void> {
  const { db, clock } = shop.services;
  await db.writeAlone(sql`update celebrity_picks set ends_at = ${clock()} where id = ${pickId}`);
}
