import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampaign } from '../../apps/server/src/modules/promotion/campaigns/index.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { rowRules } from '../support/rowRules.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let owner: pg.Client;

/** A paid order with campaign, coupon and integral leaves a row in every table. */
beforeAll(async () => {
  shop = await startTestShop();
  const { db, clock } = shop.services;
  const product = await makeProduct(db, { priceFen: 20_000, pieces: 20 });
  const now = clock().getTime();
  const campaign = {
    name: '居家活动',
    scope: { kind: 'all' as const },
    startsAt: new Date(now - DAY_MS),
    endsAt: new Date(now + DAY_MS),
    tiers: [{ thresholdFen: 30_000, offFen: 3000 }],
  };
  await db.transact((tx) => createCampaign(tx, campaign, new Date(now - 2 * DAY_MS)));
  const buyer = await makeBuyer(shop, { balanceFen: 100_000, integral: 2000 });
  const { id: couponId } = must<{ id: string }>(
    await buyer.client.call('couponClaim', { params: { id: await makeCoupon(shop) }, body: {} }),
  );
  const lines = [{ skuId: product.skuIds[0] ?? '', quantity: 2 }];
  const { id } = await buyer.ordered({ lines, coupon: { id: couponId }, useIntegral: 2000 });
  must(await buyer.payByBalance(id));
  owner = new pg.Client({ connectionString: shop.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await shop.stop();
});

const tables = Object.keys(rowRules);
const each = Object.entries(rowRules).flatMap(([table, byName]) =>
  Object.entries(byName).map(([name, changes]) => ({ table, name, changes })),
);

/** What PostgreSQL says to a change of all rows when no other rule than this one is there, and triggers and references are off. */
async function refusalOf(table: string, name: string, change: string): Promise<unknown> {
  const others = each.filter((rule) => rule.table === table && rule.name !== name);
  const statements = [
    'begin; set local session_replication_role = replica',
    ...others.map((rule) => `alter domain ${table}_rules drop constraint ${rule.name}`),
    `update ${table} set ${change}`,
  ];
  const refused = await owner.query(statements.join(';')).then(
    () => undefined,
    (error: unknown) => error,
  );
  await owner.query('rollback');
  return refused;
}

describe('a row that breaks a rule is refused by the database', () => {
  it.each(each)('$table: $name', async ({ table, name, changes }) => {
    for (const change of changes) {
      expect(await refusalOf(table, name, change), change).toMatchObject({ code: '23514', constraint: name });
    }
  });
});

it('refuses every step of an order that is none, and takes every one that is', async () => {
  const states = ['awaitingPayment', 'awaitingGroup', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'closed'];
  const taken: string[] = [];
  for (const before of [null, ...states]) {
    for (const after of states) {
      const row = [before === null ? 0 : 1, before, after];
      const cast = `select row($1, $2, $3, 'shop', null, '测试')::order_history_rules`;
      await owner.query(cast, row).then(
        () => taken.push(`${before ?? ''}>${after}`),
        (error: unknown) => expect(error).toMatchObject({ constraint: 'order_history_step' }),
      );
    }
  }
  expect(taken.toSorted()).toEqual([
    '>awaitingPayment',
    'awaitingDispatch>awaitingReceipt',
    'awaitingDispatch>closed',
    'awaitingGroup>awaitingDispatch',
    'awaitingGroup>closed',
    'awaitingPayment>awaitingDispatch',
    'awaitingPayment>awaitingGroup',
    'awaitingPayment>closed',
    'awaitingReceipt>closed',
    'awaitingReceipt>completed',
  ]);
});

it('takes a coupon from everywhere that the contract knows one to come from', async () => {
  for (const source of rules.coupon.sources) {
    expect(
      await refusalOf('user_coupons', 'user_coupons_source_check', `source = '${source}'`),
      source,
    ).toBeUndefined();
  }
});

it('knows every rule of every row', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select substring(typname from '(.*)_rules') || '.' || conname as name
    from pg_constraint join pg_type on pg_type.oid = contypid where typname ~ '_rules$'`);
  const known = each.map(({ table, name }) => `${table}.${name}`);
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('leaves a hot table one check: its columns by their names, cast to the domain of its rules, and proven', async () => {
  const { rows } = await owner.query<{ table: string; name: string; fields: string; rule: string; proven: boolean }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(con.oid) as rule, convalidated as proven,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = to_regclass(conrelid::regclass || '_ruled') and attnum > 0) as fields
    from pg_constraint as con where contype = 'c' and conrelid::regclass::text = any(array['${tables.join("', '")}'])`);
  expect(rows.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
  for (const { table, name, fields, rule, proven } of rows) {
    expect({ name, rule, proven }).toEqual({
      name: `${table}_rules`,
      rule: `CHECK (((ROW(${fields}))::${table}_rules IS DISTINCT FROM NULL))`,
      proven: true,
    });
  }
});
