import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeCode, makeCoupon } from '../support/makeCoupon.ts';
import { pageOf, prize, tenIntegral } from '../support/makeDraws.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import type { NewPrize } from '../../apps/server/src/modules/promotion/draws/index.ts';

type Period = Exclude<Answer<Contract['staffDrawCommit']>, { approval: unknown }>;

let shop: TestShop;
let staff: StaffClient;
/** Each test has hours of its own: periods stand side by side. */
let hour = 1;

beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['marketing']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

function commit(prizes: readonly NewPrize[], from = (hour += 1), until = from + 1) {
  const at = (hours: number) => new Date(shop.services.clock().getTime() + hours * HOUR_MS).toISOString();
  return staff.call('staffDrawCommit', { body: { startsAt: at(from), endsAt: at(until), prizes } });
}

const refusal = async (prizes: readonly NewPrize[], ...hours: [number, number] | []) => {
  const { code, data } = await commit(prizes, ...hours);
  return [code, data];
};
const refused = (because: string, position?: number) => [
  errorCodes.DRAW_PERIOD_REFUSED.code,
  position === undefined ? { because } : { because, position },
];

it('is promised before it begins: hash, prizes and odds for all to see, with an audit row', async () => {
  const reply = await commit([prize({ kind: 'nothing', weight: 4000 }), tenIntegral(6000)]);
  expect(reply.status).toBe(200);
  const period = reply.data as Period;
  expect(period).toMatchObject({ number: 1, secret: null });
  const page = await pageOf(createShopClient(shop));
  expect([page.period, page.prizes.map(({ weight }) => weight)]).toEqual([period, [4000, 6000]]);
  const rows = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['staff_id', 'action', 'after'])
    .where('target_id', '=', period.id)
    .execute();
  expect(rows).toMatchObject([
    { staff_id: staff.staffId, action: 'draw.commit', after: { commitment: period.commitment, number: 1 } },
  ]);
  // Another secret each time.
  const next = (await commit([tenIntegral(10_000)])).data as Period;
  expect(next.number).toBe(2);
  expect(next.commitment).not.toBe(period.commitment);
});

it('is refused when it has begun, ends before it begins, or overlaps another', async () => {
  expect(await refusal([tenIntegral(10_000)], -1, 1)).toEqual(refused('times'));
  expect(await refusal([tenIntegral(10_000)], 100, 99)).toEqual(refused('times'));
  expect((await commit([tenIntegral(10_000)], 200, 210)).status).toBe(200);
  expect((await commit([tenIntegral(10_000)], 209, 211)).code).toBe(errorCodes.DRAW_PERIOD_OVERLAP.code);
  expect((await commit([tenIntegral(10_000)], 211, 212)).status).toBe(200);
});

it('is refused with odds that do not come to the whole, or prizes that do not say what they are', async () => {
  const last = tenIntegral(5000);
  expect(await refusal([tenIntegral(4999), last])).toEqual(refused('weights'));
  expect(await refusal([last, { ...last, stock: 10 }])).toEqual(refused('prize', 1));
  const wrong: NewPrize[] = [
    prize({ kind: 'coupon', stock: 5 }),
    prize({ kind: 'goods', stock: 5 }),
    prize({ kind: 'integral' }),
    prize({ kind: 'nothing', amount: 5 }),
    prize({ kind: 'balance', amount: 500, valueFen: 400 }),
    prize({ kind: 'vipDays', amount: 366 }),
  ];
  for (const one of wrong) expect(await refusal([one, last]), one.kind).toEqual(refused('prize', 0));
  const dear = await commit([prize({ kind: 'nothing', valueFen: 5_000_001 }), last]);
  expect(dear.status).toBe(400);
});

it('is refused when the prize that never runs out is not the smallest, or not small', async () => {
  const money = (amount: number, weight: number) => prize({ kind: 'balance', amount, valueFen: amount, weight });
  expect(await refusal([tenIntegral(5000), money(500, 5000)])).toEqual(refused('last', 1));
  expect(await refusal([money(5000, 5000), money(1001, 5000)])).toEqual(refused('last', 1));
  // What is said of its worth does not make it smaller.
  const belied = prize({ kind: 'integral', amount: 5_000_000, valueFen: 0, weight: 5000 });
  expect(await refusal([money(5000, 5000), belied])).toEqual(refused('last', 1));
  expect(await refusal([prize({ kind: 'vipDays', amount: 365, valueFen: 0, weight: 10_000 })])).toEqual(
    refused('last', 0),
  );
  expect((await commit([money(5000, 5000), money(1000, 5000)])).status).toBe(200);
  // Nor does the database take one, whoever writes it.
  const written = shop.services.db.transact(async (tx) => {
    await sql`
      with period as (
        insert into draw_periods (id, number, starts_at, ends_at, commitment, committed_at, sealed_secret)
        values (gen_random_uuid(), 9999, now() + interval '900 days', now() + interval '901 days', sha256('a'), now(), 'a')
        returning id
      )
      insert into draw_prizes (period_id, position, name, kind, weight, value_fen, amount)
      select id, 0, '钱', 'balance', 10000, 0, ${rules.draw.lastMaxFen + 1} from period`.execute(tx);
  });
  await expect(written).rejects.toThrow('the last prize of a period is the smallest');
});

it('is refused when there are fewer goods than prizes, other periods included, or when they are worth more than is said', async () => {
  const { skuIds } = await makeProduct(shop.services.db, { pieces: 5 });
  const goods = (stock: number) => [
    prize({ kind: 'goods', stock, valueFen: 150_000, skuId: skuIds[0] ?? '' }),
    tenIntegral(5000),
  ];
  expect(await refusal(goods(6))).toEqual(refused('supply', 0));
  expect((await commit(goods(3))).status).toBe(200);
  expect(await refusal(goods(3))).toEqual(refused('supply', 0));
  expect((await commit(goods(2))).status).toBe(200);
  const costly = await makeProduct(shop.services.db, { pieces: 5, priceFen: 8_000_000 });
  const belied = [prize({ kind: 'goods', stock: 1, skuId: costly.skuIds[0] ?? '', valueFen: 100 }), tenIntegral(5000)];
  expect(await refusal(belied)).toEqual(refused('supply', 0));
});

it('is refused with coupons that somebody else may take, or that are too few, or end too soon', async () => {
  const limits = { isPublic: false, totalLimit: 10, perUserLimit: 10 };
  const withCoupon = async (wish: Parameters<typeof makeCoupon>[1], stock = 10) => {
    const couponId = await makeCoupon(shop, { ...limits, ...wish });
    return [prize({ kind: 'coupon', stock, couponId }), tenIntegral(5000)];
  };
  expect((await commit(await withCoupon({}))).status).toBe(200);
  const soon = new Date(shop.services.clock().getTime() + HOUR_MS);
  for (const wish of [{ isPublic: true }, { totalLimit: 9 }, { claimUntil: soon }])
    expect(await refusal(await withCoupon(wish)), JSON.stringify(wish)).toEqual(refused('supply', 0));
  const byCode = await withCoupon({});
  await makeCode(shop, byCode[0]?.couponId ?? '', 'SOMEONE-ELSE');
  expect(await refusal(byCode)).toEqual(refused('supply', 0));
});

it('stays as it was promised: the database itself refuses to change it', async () => {
  const { id } = (await commit([tenIntegral(10_000)])).data as Period;
  const { db } = shop.services;
  const change = (table: 'draw_prizes' | 'draw_periods', set: Record<string, unknown>) =>
    db.transact((tx) =>
      tx
        .updateTable(table)
        .set(set as never)
        .execute(),
    );
  await expect(change('draw_prizes', { weight: 9000 })).rejects.toThrow('draw_prizes');
  await expect(change('draw_periods', { commitment: Buffer.alloc(32) })).rejects.toThrow('draw_periods');
  const one = { period_id: id, position: 1, name: '更多', kind: 'nothing', weight: 1, value_fen: 0 };
  const added = db.transact(async (tx) => {
    await tx.insertInto('draw_prizes').values(one).execute();
    await sql`set constraints all immediate`.execute(tx);
  });
  await expect(added).rejects.toThrow('come to 10000');
  // Too early, and not the one that was promised.
  const early = { period_id: id, secret: Buffer.alloc(32), revealed_at: new Date() };
  await expect(db.transact((tx) => tx.insertInto('draw_reveals').values(early).execute())).rejects.toThrow('promised');
});
