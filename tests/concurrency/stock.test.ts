import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  // Orders are not part of this: nothing has what is set aside here.
  expect(await shop.broken([23])).toEqual([]);
  await shop.stop();
});

type Kind = Parameters<typeof moveStock>[1]['kind'];

function move(kind: Kind, product: MadeProduct, quantities: readonly number[], causeId = newId()) {
  const moves = quantities.map((quantity, index) => ({
    skuId: product.skuIds[index % product.skuIds.length] ?? '',
    productId: product.id,
    quantity,
  }));
  return shop.services.db.transact((tx) =>
    moveStock(tx, { kind, moves, cause: { kind: 'test', id: causeId }, now: new Date() }),
  );
}

const outcome = (results: PromiseSettledResult<unknown>[]) => ({
  done: results.filter(({ status }) => status === 'fulfilled').length,
  refused: results.filter((result) => result.status === 'rejected' && String(result.reason).includes('STOCK_SHORT'))
    .length,
});

it('100 at once for 10 pieces: 10 get one, 90 are refused', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 10 });
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => move('reserve', product, [1])));
  expect(outcome(results)).toEqual({ done: 10, refused: 90 });
});

it('the same cause said 20 times at once moves once', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 10 });
  const causeId = newId();
  await Promise.all(Array.from({ length: 20 }, () => move('reserve', product, [3], causeId)));
  const { rows } = await sql<{ reserved: number }>`
    select reserved from stock_levels where product_id = ${product.id}`.execute(shop.services.db.read);
  expect(rows).toEqual([{ reserved: 3 }]);
});

it('two carts with the same SKUs in opposite order never deadlock, and each is all or nothing', async () => {
  const options = [
    {
      name: '颜色',
      values: ['云灰', '雾蓝'].map((value) => ({ value, swatch: null, pictureId: null })),
    },
  ];
  const skus = [{ optionValues: ['云灰'] }, { optionValues: ['雾蓝'] }];
  const product = await makeProduct(shop.services.db, { options, skus, pieces: 50 });
  const opposite: MadeProduct = { id: product.id, skuIds: product.skuIds.toReversed() };
  const before = await countDeadlocks(shop);
  const results = await Promise.allSettled(
    Array.from({ length: 120 }, (_, index) => move('reserve', index % 2 ? product : opposite, [1, 1])),
  );
  expect(outcome(results)).toEqual({ done: 50, refused: 70 });
  expect(await countDeadlocks(shop)).toBe(before);
});

it('two lines of one SKU are checked together', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 3 });
  await expect(move('reserve', product, [2, 2])).rejects.toThrow('STOCK_SHORT');
  await move('reserve', product, [1, 2]);
  await expect(move('dispatch', product, [4])).rejects.toThrow('STOCK_SHORT');
  await move('dispatch', product, [3]);
  await move('return', product, [1]);
});

it('movements are only added', async () => {
  for (const statement of [
    sql`update stock_movements set on_hand_delta = 2`,
    sql`delete from stock_movements`,
    sql`truncate stock_movements`,
    sql`update sku_prices set price_fen = 1`,
    sql`delete from sku_prices`,
  ]) {
    await expect(shop.owner.transact((tx) => statement.execute(tx))).rejects.toThrow('is only added to');
  }
});
