import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setCommission, setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeCelebrity, makePick } from '../support/makePick.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type OwnPick = Answer<Contract['ownPickAdd']>;

let shop: TestShop;
let star: Buyer;
let other: Buyer;
let nobody: Buyer;
let paying: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  [star, other, nobody] = (await makeCrowd(shop, 3)) as [Buyer, Buyer, Buyer];
  paying = await payingProduct();
  await makeCelebrity(shop, { userId: star.userId });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function payingProduct(): Promise<MadeProduct> {
  const { db } = shop.services;
  const product = await makeProduct(db);
  await db.transact((tx) => setCommission(tx, { subject: { kind: 'product', id: product.id }, rateBp: 500 }));
  return product;
}
const words = { shelf: '茶', note: '每天早上都用', good: '出水利落', bad: '把手偏热', used: '两年' };
const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
const add = ({ client }: Buyer, productId: string, key = newId()) =>
  client.call('ownPickAdd', { body: { productId, ...words }, headers: keyed(key) });
const change = ({ client }: Buyer, { id, version }: Pick<OwnPick, 'id' | 'version'>, more = {}) =>
  client.call('ownPickChange', { params: { id }, body: { ...words, ...more, version }, headers: keyed() });
const end = ({ client }: Buyer, id: string) =>
  client.call('ownPickEnd', { params: { id }, body: {}, headers: keyed() });
const listOf = async ({ client }: Buyer) => must<Answer<Contract['ownPickList']>>(await client.call('ownPickList'));

it('a celebrity recommends what pays commission and is on sale, each product once', async () => {
  const key = newId();
  const pick = must<OwnPick>(await add(star, paying.id, key));
  expect(pick).toMatchObject({ productId: paying.id, ...words, rateBp: 500, prices: [], isOver: false, endsAt: null });
  expect(must<OwnPick>(await add(star, paying.id, key)).id).toBe(pick.id);
  expect((await add(star, paying.id)).code).toBe(errorCodes.PICK_TWICE.code);
  const plain = await makeProduct(shop.services.db);
  expect((await add(star, plain.id)).code).toBe(errorCodes.PICK_NOT_ALLOWED.code);
  const gone = await payingProduct();
  const now = shop.services.clock();
  await shop.services.db.transact((tx) => setProductState(tx, { productId: gone.id, state: 'offSale', now }));
  expect((await add(star, gone.id)).code).toBe(errorCodes.GOODS_UNKNOWN.code);
  expect((await add(star, newId())).code).toBe(errorCodes.GOODS_UNKNOWN.code);
  expect((await add(nobody, paying.id)).status).toBe(404);
  const guest = createShopClient(shop);
  expect((await guest.call('ownPickAdd', { body: { productId: paying.id, ...words } })).status).toBe(401);
  // Without a drawback it is no recommendation; a price is agreed with staff.
  for (const body of [
    { ...words, bad: '' },
    { ...words, note: '好'.repeat(rules.celebrity.note.max + 1) },
    { ...words, priceFen: 1 },
    { ...words, prices: [] },
  ]) {
    const reply = await star.client.call('ownPickAdd', { body: { productId: paying.id, ...body }, headers: keyed() });
    expect(reply.status).toBe(400);
  }
  expect(await listOf(nobody)).toEqual({ celebrityId: null, state: null, items: [] });
  expect((await listOf(star)).items.map(({ id }) => id)).toEqual([pick.id]);
});

it('its words change by their version, what was agreed stays; ended it never runs again', async () => {
  const product = await payingProduct();
  const [skuId = ''] = product.skuIds;
  const id = await makePick(shop, { userId: other.userId, productId: product.id, prices: { [skuId]: 15_000 } });
  const changed = must<OwnPick>(await change(other, { id, version: 1 }, { note: '现在每天用两次' }));
  expect(changed).toMatchObject({ note: '现在每天用两次', version: 2, prices: [{ skuId, priceFen: 15_000 }] });
  expect((await change(other, { id, version: 1 })).code).toBe(errorCodes.PICK_CHANGED.code);
  for (const stranger of [star, nobody]) {
    expect((await change(stranger, { id, version: 2 })).status).toBe(404);
    expect((await end(stranger, id)).status).toBe(404);
  }
  expect(must<OwnPick>(await end(other, id))).toMatchObject({ isOver: true });
  expect((await end(other, id)).code).toBe(errorCodes.PICK_CHANGED.code);
  expect((await change(other, { id, version: 3 })).code).toBe(errorCodes.PICK_CHANGED.code);
  shop.advance(1000);
  // The same product can be recommended anew.
  expect(must<OwnPick>(await add(other, product.id)).id).not.toBe(id);
});

it('the order of the page is the celebrity’s, and names everything once', async () => {
  const [client] = (await makeCrowd(shop, 1)) as [Buyer];
  await makeCelebrity(shop, { userId: client.userId });
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push(must<OwnPick>(await add(client, (await payingProduct()).id)).id);
  }
  const order = (pickIds: readonly string[], who = client) =>
    who.client.call('ownPickOrder', { body: { pickIds }, headers: keyed() });
  const shown = async () => (await listOf(client)).items.map(({ id }) => id);
  expect(await shown()).toEqual(ids.toReversed());
  must(await order(ids));
  expect(await shown()).toEqual(ids);
  const fresh = must<OwnPick>(await add(client, (await payingProduct()).id)).id;
  expect(await shown()).toEqual([fresh, ...ids]);
  expect((await order(ids)).code).toBe(errorCodes.PICK_CHANGED.code);
  expect((await order([...ids, fresh, fresh])).code).toBe(errorCodes.PICK_CHANGED.code);
  expect((await order(ids, nobody)).status).toBe(404);
});

it('a page has room for so many', async () => {
  const [client] = (await makeCrowd(shop, 1)) as [Buyer];
  const { id } = await makeCelebrity(shop, { userId: client.userId });
  const { db } = shop.services;
  const product = await payingProduct();
  const now = shop.services.clock();
  await db.transact(async (tx) => {
    const goods = await tx.selectFrom('products').selectAll().where('id', '=', product.id).executeTakeFirstOrThrow();
    for (let count = 0; count < rules.celebrity.maxPicks; count += 1) {
      const productId = newId();
      const { no: _no, category_level: _level, ...columns } = goods;
      await tx
        .insertInto('products')
        .values({
          ...columns,
          id: productId,
          options: JSON.stringify(goods.options),
          parameters: JSON.stringify(goods.parameters),
          state: 'offSale',
        })
        .execute();
      await tx
        .insertInto('celebrity_picks')
        .values({
          id: newId(),
          celebrity_id: id,
          product_id: productId,
          ...words,
          position: 0,
          starts_at: now,
          updated_at: now,
        })
        .execute();
    }
  });
  expect((await add(client, product.id)).code).toBe(errorCodes.PICK_LIMIT.code);
});
