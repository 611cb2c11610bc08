import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makePick } from '../support/makePick.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let star: Buyer;
let fan: Buyer;

/** A celebrity with a priced pick and one follower. */
beforeAll(async () => {
  shop = await startTestShop();
  [star, fan] = (await makeCrowd(shop, 2)) as [Buyer, Buyer];
  const product = await makeProduct(shop.services.db);
  await makeProduct(shop.services.db, { title: '慢物 另一把壶' });
  const [skuId = ''] = product.skuIds;
  await makePick(shop, { userId: star.userId, productId: product.id, prices: { [skuId]: 15_000 } });
  const { id } = await shop.services.db.read.selectFrom('celebrities').select('id').executeTakeFirstOrThrow();
  must(await fan.client.call('celebrityFollow', { params: { id }, body: { wantsNews: true } }));
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const reported = async (...statements: Statement[]) =>
  (await breakTables(shop, statements)).map(({ number }) => number);

it('75 reports a count of followers that is not theirs', async () => {
  expect(await reported(sql`update celebrities set followers = 2`)).toEqual([75]);
  expect(await reported(sql`delete from celebrity_follows`)).toEqual([75]);
});

it('76 reports a price of another product, and closed accounts that are shown or follow', async () => {
  const strange = sql`
    update celebrity_pick_prices set sku_id = (
      select sku.id from skus as sku where sku.product_id not in (select product_id from celebrity_picks) limit 1)`;
  expect(await reported(strange)).toEqual([76]);
  const close = (userId: string) => sql`
    update users set state = 'closed', closed_at = now(), phone_number = null, password_hash = null,
      password_changed_at = null, avatar_file_id = null where id = ${userId}`;
  expect(await reported(close(fan.userId))).toContain(76);
  expect(await reported(close(star.userId))).toContain(76);
});
