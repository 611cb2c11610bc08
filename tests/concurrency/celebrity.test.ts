import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setCommission } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeCelebrity, makePick } from '../support/makePick.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { applicationWords } from '../support/makeApplication.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let star: Buyer;
let product: MadeProduct;
beforeEach(async () => {
  shop = await startTestShop();
  [star] = (await makeCrowd(shop, 1)) as [Buyer];
  product = await makeProduct(shop.services.db);
  const subject = { kind: 'category', id: 'home' } as const;
  await shop.services.db.transact((tx) => setCommission(tx, { subject, rateBp: 500 }));
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const keyed = () => ({ 'Idempotency-Key': newId() });
const words = { shelf: '茶', note: '每天早上都用', good: '出水利落', bad: '把手偏热', used: '两年' };

it('forty follow and leave at once, each several times: the count is what is left', async () => {
  await makePick(shop, { userId: star.userId, productId: product.id });
  const { celebrityId } = must<Answer<Contract['celebrityMine']>>(await star.client.call('celebrityMine'));
  const params = { id: celebrityId ?? '' };
  const fans = await makeCrowd(shop, 40);
  const follow = ({ client }: Buyer) =>
    client.call('celebrityFollow', { params, body: { wantsNews: true }, headers: keyed() });
  const leave = ({ client }: Buyer) => client.call('celebrityUnfollow', { params, headers: keyed() });
  const replies = await Promise.all(fans.flatMap((fan) => [follow(fan), follow(fan), leave(fan), follow(fan)]));
  expect(replies.filter(({ flag }) => !flag)).toEqual([]);
  // Whatever the order was: now everyone follows, whatever they did before.
  await Promise.all(fans.map(follow));
  const last = must<Answer<Contract['celebrityFollow']>>(await follow(fans[0] as Buyer));
  expect(last.followers).toBe(40);
});

it('a product that is recommended ten times at once stands on the page once', async () => {
  await makeCelebrity(shop, { userId: star.userId });
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      star.client.call('ownPickAdd', { body: { productId: product.id, ...words }, headers: keyed() }),
    ),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  expect(new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code))).toEqual(
    new Set([errorCodes.PICK_TWICE.code]),
  );
});

it('ten applications of one person at once: one waits', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => star.client.call('celebrityApply', { body: applicationWords, headers: keyed() })),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
});

it('words, order and ends of picks change side by side without a deadlock', async () => {
  await makeCelebrity(shop, { userId: star.userId });
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = await makeProduct(shop.services.db);
    ids.push(await makePick(shop, { userId: star.userId, productId: id }));
  }
  const order = (pickIds: readonly string[]) =>
    star.client.call('ownPickOrder', { body: { pickIds }, headers: keyed() });
  const change = (id: string) =>
    star.client.call('ownPickChange', { params: { id }, body: { ...words, version: 1 }, headers: keyed() });
  const end = (id: string) => star.client.call('ownPickEnd', { params: { id }, body: {}, headers: keyed() });
  const replies = await Promise.all([
    order(ids),
    order(ids.toReversed()),
    ...ids.flatMap((id) => [change(id), change(id)]),
    end(ids[0] ?? ''),
    end(ids[0] ?? ''),
  ]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const changes = replies.slice(2, 10).filter(({ flag }) => flag);
  // Each once, but for the one that may have ended before.
  expect([3, 4]).toContain(changes.length);
});
