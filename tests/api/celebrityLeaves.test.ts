import type { Answer, Contract } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLivePicks } from '../../apps/server/src/modules/channels/celebrity/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeApplication } from '../support/makeApplication.ts';
import { makePick } from '../support/makePick.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it('a celebrity who closes the account leaves a hidden page that names nobody, and nothing can be bought through it', async () => {
  const { db, clock } = shop.services;
  const star = createShopClient(shop);
  const login = await star.register();
  const userId = userIdOf(star);
  const product = await makeProduct(db);
  await makeApplication(shop, userId);
  const pickId = await makePick(shop, { userId, productId: product.id });
  const [fan] = (await makeCrowd(shop, 1)) as [Buyer];
  const { celebrityId } = must<Answer<Contract['celebrityMine']>>(await star.call('celebrityMine'));
  const params = { id: celebrityId ?? '' };
  must(await fan.client.call('celebrityFollow', { params, body: { wantsNews: true } }));
  expect((await findLivePicks(db.read, { pickIds: [pickId], now: clock() })).get(pickId)).toMatchObject({
    userId,
    celebrityId,
    productId: product.id,
  });
  shop.advance(61_000);
  must(await star.call('userCloseCode'));
  must(await star.call('userClose', { body: { code: await star.readCode(login.phoneNumber) } }));
  expect((await findLivePicks(db.read, { pickIds: [pickId], now: clock() })).size).toBe(0);
  const row = await db.read.selectFrom('celebrities').selectAll().where('user_id', '=', userId).executeTakeFirst();
  expect(row).toMatchObject({ name: '已注销', bio: '已注销', avatar_file_id: null, state: 'hidden', platforms: [] });
  // Who followed can still leave, and nobody follows anew.
  expect((await fan.client.call('celebrityFollow', { params, body: { wantsNews: false } })).status).toBe(404);
  expect(must(await fan.client.call('celebrityUnfollow', { params }))).toMatchObject({
    isFollowed: false,
    followers: 0,
  });
});
