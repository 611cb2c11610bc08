import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCountedPayment } from '../../apps/server/src/modules/money/payments/index.ts';
import { listAllOrders } from '../../apps/server/src/modules/trade/orders/index.ts';
import { captureDuring, type Statement } from '../../tools/bench/captureDuring.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** A user's life must fit in one database of the future: what is asked about users says about whom (docs/scale.md). */
let shop: TestShop;
let buyer: Buyer;
let skuId: string;
/** Whose rows are found by the user first. */
let ofUsers: string[];

beforeAll(async () => {
  shop = await startTestShop();
  ({
    skuIds: [skuId = ''],
  } = await makeProduct(shop.services.db, { priceFen: 10_000, pieces: 20 }));
  buyer = await makeBuyer(shop, { balanceFen: 100_000 });
  const { rows } = await sql<{ name: string }>`
    select distinct indrelid::regclass::text as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indisunique and attname = 'user_id' and indrelid::regclass::text !~ '\\.'`.execute(shop.owner.read);
  ofUsers = rows.map(({ name }) => name);
});
afterAll(() => shop.stop());

/**
 * The tables of users that a statement reads or changes more often than it says whose rows it means: by a value, or by a join with such a
 * table. What it found before (`with changed as …`) says nothing to whoever looks for the place of the rows.
 */
function unsaid({ text }: Statement): string[] {
  const plain = text.replaceAll('"', '');
  const mentions = [...plain.matchAll(/\b(?:from|join|update)\s+(\w+)(?: as (\w+))?/g)]
    .map(([, table = '', alias = table]) => ({ table, alias }))
    .filter(({ table }) => ofUsers.includes(table));
  const names = mentions.map(({ alias }) => alias).join('|');
  const said = new RegExp(String.raw`user_id (?:=|in|= any) ?\(?(?:\$\d|array\[\$|(?:${names})\.user_id)`, 'g');
  return [...plain.matchAll(said)].length >= mentions.length ? [] : mentions.map(({ table }) => table);
}

it('an order that is made, paid, listed, searched and exported says whose it is in every statement', async () => {
  const { db } = shop.services;
  const { userId } = buyer;
  const captured = await captureDuring(async () => {
    const { id } = await buyer.ordered({ lines: [{ skuId, quantity: 1 }] });
    must(await buyer.payByBalance(id));
    must(await buyer.client.call('orderList', { query: 'keyword=青瓷' }));
    must(await buyer.client.call('orderList'));
    await listAllOrders(db.read, userId);
    expect(await findCountedPayment(db.read, { userId, kind: 'order', id })).toMatchObject({ state: 'paid' });
  });
  const found = captured.flatMap((statement) =>
    unsaid(statement).length > 0 ? [`${unsaid(statement).join(', ')}: ${statement.text}`] : [],
  );
  expect(found).toEqual([]);
});

it('the payment of somebody else is none', async () => {
  const { id } = await buyer.ordered({ lines: [{ skuId, quantity: 1 }] });
  must(await buyer.payByBalance(id));
  expect(await findCountedPayment(shop.services.db.read, { userId: newId(), kind: 'order', id })).toBeNull();
});

it('what counts once for a user is unique beginning with the user', async () => {
  const { rows } = await sql<{ name: string; columns: string }>`
    select indexrelid::regclass::text as name, string_agg(attname, ', ' order by position) as columns
    from pg_index, unnest(indkey) with ordinality as key (number, position)
    join pg_attribute on attnum = number
    where attrelid = indrelid and indisunique and indisvalid
      and indexrelid in ('payments_one_counts'::regclass, 'payment_refunds_one_cause'::regclass)
    group by indexrelid order by name`.execute(shop.owner.read);
  expect(rows).toEqual([
    { name: 'payment_refunds_one_cause', columns: 'user_id, cause_kind, cause_id' },
    { name: 'payments_one_counts', columns: 'user_id, payable_kind, payable_id' },
  ]);
});
