import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** Two databases that have a part of the users each must never give the same number (docs/scale.md). */
let shop: TestShop;
let buyer: Buyer;
let skuId: string;

beforeAll(async () => {
  shop = await startTestShop();
  ({
    skuIds: [skuId = ''],
  } = await makeProduct(shop.services.db, { pieces: 20 }));
  buyer = await makeBuyer(shop);
});
afterAll(() => shop.stop());

const ordered = () => buyer.ordered({ lines: [{ skuId, quantity: 1 }] });
const today = () => businessDay(shop.services.clock()).replaceAll('-', '');

it('a number is the day, the cell and eight digits; a shop in one database is cell 00', async () => {
  const { no } = await ordered();
  expect(no).toMatch(new RegExp(`^${today()}00\\d{8}$`));
});

it('the same counter gives another number in a database that was told its cell', async () => {
  const given = await shop.owner.transact(async (tx) => {
    const next = async () => {
      await sql`select setval('order_numbers', 4711, false)`.execute(tx);
      const { rows } = await sql<{
        no: string;
      }>`select next_order_no(${shop.services.clock()}::timestamptz) as no`.execute(tx);
      return rows[0]?.no ?? '';
    };
    const alone = await next();
    await sql`set local jiwu.cell = '07'`.execute(tx);
    return [alone, await next()];
  });
  expect(given.map((no) => no.slice(0, 10))).toEqual([`${today()}00`, `${today()}07`]);
  expect(given[0]?.slice(10)).toBe(given[1]?.slice(10));
});

it('an order from before, whose number has no cell, is found by it', async () => {
  const { id } = await ordered();
  await shop.owner.writeAlone(sql`update orders set no = '2026111400286517' where id = ${id}::uuid`);
  const staff = await signInStaff(shop, ['orders']);
  const found = must<{ items: { id: string }[] }>(
    await staff.call('staffOrderSearch', { query: 'no=2026111400286517' }),
  );
  expect(found.items).toMatchObject([{ id }]);
});

it('nothing else is the number of an order', async () => {
  const { id } = await ordered();
  for (const no of ['202611140028651', '20261114002865170', '20261114002865170010', '20261114002865aa17']) {
    const change = shop.owner.writeAlone(sql`update orders set no = ${no} where id = ${id}::uuid`);
    await expect(change, no).rejects.toThrow('orders_no_check');
  }
});
