import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, makeBuyer } from '../support/makeBuyer.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let product: MadeProduct;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startTestShop();
  product = await makeProduct(shop.services.db, { priceFen: 16_800, pieces: 3 });
  buyer = await makeBuyer(shop, { balanceFen: 200_000 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it('the contract, the registry and the database know the same kinds of order', async () => {
  expect(Object.keys(shop.services.orders.kinds).toSorted()).toEqual([...rules.order.kinds].toSorted());
  const { rows } = await sql<{ known: string }>`
    select pg_get_constraintdef(oid) as known from pg_constraint where conname = 'order_kind_known'`.execute(
    shop.services.db.read,
  );
  const inDatabase = [...(rows[0]?.known ?? '').matchAll(/'(\w+)'::text/g)].map(([, name]) => name ?? '');
  expect(inDatabase.toSorted()).toEqual([...rules.order.kinds].toSorted());
});

it('neither a prize can be ordered, nor a kind that nobody knows', async () => {
  const draft = {
    lines: [{ skuId: product.skuIds[0], quantity: 1 }],
    addressId: buyer.addressId,
    coupon: 'none',
    useIntegral: 0,
    delivery: { kind: 'standard' },
  };
  for (const kind of ['prize', 'toy']) {
    const body = { ...draft, kind, subjectId: newId() };
    expect(await buyer.client.call('orderQuote', { body }), kind).toMatchObject({ status: 400 });
    const order = { ...body, quoteKey: 'x'.repeat(43) };
    expect(await buyer.client.call('orderCreate', { body: order }), kind).toMatchObject({ status: 400 });
  }
  expect(await buyer.client.call('orderQuote', { body: { ...draft, kind: 'normal' } })).toMatchObject({ flag: true });
});
