import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { columnsBeforeDomains, columnsOfLargeTables } from '../support/columnsBeforeDomains.ts';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: 2, applicationName: 'test' });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

/** Columns whose name says that a domain is meant, and whose type is another: "table.column". */
async function listWithoutDomain(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and not coalesce(case
        when column_name ~ '(^|_)fen$' then domain_name in ('fen', 'signed_fen')
        when column_name ~ '(^|_)bp$' then domain_name = 'basis_points'
        when column_name = 'by_kind' then domain_name = 'by_kind'
        when column_name = 'order_no' then domain_name = 'order_no'
        else true end, false)
    order by name`.execute(db.read);
  return rows.map(({ name }) => name);
}

it('a column that is money, a rate, an actor or an order number is of its domain, but for those from before', async () => {
  const without = await listWithoutDomain();
  const known = new Set([...columnsBeforeDomains, ...columnsOfLargeTables]);
  expect(
    without.filter((name) => !known.has(name)),
    'see db/README.md',
  ).toEqual([]);
  // What has been converted, or is gone, leaves the lists.
  expect([...known].filter((name) => !without.includes(name))).toEqual([]);
});

it('a new column of another type is noticed', async () => {
  await db.writeAlone(sql`
    create table toy_seats (id uuid, price_fen bigint, rate_bp basis_points, loss_fen signed_fen, paid_fen fen, by_kind text)`);
  await db.writeAlone(sql`alter table brands add column budget_fen integer`);
  const known = new Set([...columnsBeforeDomains, ...columnsOfLargeTables]);
  expect((await listWithoutDomain()).filter((name) => !known.has(name))).toEqual([
    'brands.budget_fen',
    'toy_seats.by_kind',
    'toy_seats.price_fen',
  ]);
  await db.writeAlone(sql`drop table toy_seats`);
  await db.writeAlone(sql`alter table brands drop column budget_fen`);
});

describe('a domain', () => {
  const cases: readonly (readonly [domain: string, good: readonly string[], bad: readonly string[]])[] = [
    ['fen', ['0', '9007199254740991'], ['-1']],
    ['signed_fen', ['-1', '0', '1'], []],
    ['basis_points', ['0', '10000'], ['-1', '10001']],
    [
      'order_state',
      ['awaitingPayment', 'awaitingGroup', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'closed'],
      ['', 'paid'],
    ],
    [
      'order_no',
      ['2026111600000001', '202611160000000001'],
      ['202611160000001', '20261116000000001', '2026111600000001 ', '202611160000000A'],
    ],
    ['by_kind', ['user', 'staff', 'shop'], ['', 'payment']],
    ['kind_name', ['normal', 'groupPurchase'], ['Normal', 'no', 'a-b']],
    ['business_day', ['2026-11-16'], []],
    // A gateway that the contract names and no migration has added fails here.
    ['paid_with', rules.payment.paidWith, ['', 'paypal']],
    ['payment_gateway', rules.payment.gateways, ['nothing', 'paypal']],
    ['outside_gateway', rules.payment.outsideGateways, ['balance', 'nothing', 'paypal']],
    // So does a kind of order.
    ['order_kind', rules.order.kinds, ['', 'toy']],
    ['claim_state', rules.claim.states, ['', 'sold']],
    ['pieces', ['0', '10000'], ['-1']],
    ['unit_state', rules.openBox.states, ['', 'locked']],
    ['unit_grade', rules.openBox.grades, ['', 'd', 'A']],
    ['effect_state', rules.effectOrder.states, ['', 'settled']],
    ['payout_state', rules.effectOrder.payoutStates, ['', 'paid']],
    ['approval_state', rules.approval.states, ['', 'done']],
    ['batch_state', rules.dropshipping.states, ['', 'open']],
    ['batch_row_state', rules.dropshipping.rowStates, ['', 'wrong']],
    ['batch_file_state', rules.dropshipping.fileStates, ['', 'paused']],
    ['business_state', rules.business.states, ['', 'open']],
    ['business_kind', rules.business.kinds, ['', 'farm']],
    [
      'business_code',
      ['91350100M000100Y43', '92330106MA2K1B3X3W'],
      ['', '93350100M000100Y43', '91350100I000100Y43', '9135'],
    ],
    ['email_address', ['a@b.cn', 'service@shop.example.com'], ['', 'a@', '@b.cn', 'a b@c.cn', 'a@b@c']],
    ['web_address', ['https://shop.example.com', 'http://a.cn/b?c=d'], ['', 'shop.example.com', 'javascript:alert(1)']],
    ['support_state', rules.support.states, ['', 'open']],
    ['text_kind', ['article', 'guide'], ['', 'page']],
    ['text_slug', ['refund', 'potForYears'], ['', 'Refund', 'a', 'a-b']],
    ['text_state', ['draft', 'scheduled', 'shown', 'replaced', 'withdrawn'], ['', 'open']],
    ['text_part', [...rules.content.topics, ...rules.content.sections], ['', 'news']],
    ['advertisement_place', rules.advertisement.places, ['', 'footer']],
    // What is shown follows from the calendar, and unpaid is seen by nobody.
    [
      'advertisement_state',
      ['unpaid', ...rules.advertisement.states.filter((state) => state !== 'shown')],
      ['', 'shown', 'paid'],
    ],
    ['advertisement_day_state', rules.advertisement.dayStates, ['', 'paid']],
    ['order_count', ['1', '10000'], ['0', '-1']],
    ['device_hash', [`\\x${'ab'.repeat(32)}`], ['', '\\xab']],
    ['message_count', ['0', '20000'], ['-1']],
    ['product_version_state', ['draft', 'scheduled', 'published'], ['', 'live']],
    ['fen_hundredths', ['0', '900719925474099'], ['-1']],
    ['stock_deed_kind', ['intake', 'count'], ['', 'theft']],
    ['cost_change_kind', ['intake', 'correction'], ['', 'count']],
    [
      'goods_import_state',
      ['uploaded', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'stopped'],
      ['', 'done'],
    ],
    ['goods_import_verdict', ['bad', 'same', 'changed', 'new'], ['', 'good']],
    ['goods_import_outcome', ['written', 'failed', 'undone', 'kept'], ['', 'done']],
  ];

  it.each(cases)('%s takes what it is for and refuses the rest', async (domain, good, bad) => {
    const cast = (value: string) => sql`select ${value}::text::${sql.raw(domain)} as value`.execute(db.read);
    for (const value of good) await expect(cast(value), value).resolves.toBeDefined();
    for (const value of bad) await expect(cast(value), value).rejects.toMatchObject({ code: '23514' });
  });

  // Those of rows have a test of their own: rowRules.test.ts.
  it('is all that there are', async () => {
    const { rows } = await sql<{ name: string }>`
      select typname as name from pg_type where typtype = 'd' and typnamespace = 'public'::regnamespace
        and typbasetype not in (select oid from pg_type where typtype = 'c')`.execute(db.read);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(cases.map(([domain]) => domain).toSorted());
  });

  it('is read as what it is made of, and so say the generated types', async () => {
    const columns = cases.map(([domain]) => `a_${domain} ${domain} not null`).join(', ');
    await db.writeAlone(sql`create table samples (${sql.raw(columns)})`);
    const [row] = await db.writeAlone(sql`
      insert into samples values (1, -1, 2, 'closed', '2026111600000001', 'shop', 'normal', '2026-11-16', 'nothing', 'balance',
        'wechat', 'prize', 'held', 3, 'listed', 'b', 'payable', 'done', 'executed', 'unpaid', 'good', 'reading',
        'approved', 'company', '91350100M000100Y43', 'a@b.cn', 'https://a.cn', 'waiting', 'guide', 'refund',
        'shown', 'food', 'search', 'approved', 'earned', 4, decode(repeat('ab', 32), 'hex'), 5,
        'draft', 6, 'intake', 'correction', 'checked', 'new', 'written') returning *`);
    expect(row).toEqual({
      a_fen: 1,
      a_signed_fen: -1,
      a_basis_points: 2,
      a_order_state: 'closed',
      a_order_no: '2026111600000001',
      a_by_kind: 'shop',
      a_kind_name: 'normal',
      a_business_day: '2026-11-16',
      a_paid_with: 'nothing',
      a_payment_gateway: 'balance',
      a_outside_gateway: 'wechat',
      a_order_kind: 'prize',
      a_claim_state: 'held',
      a_pieces: 3,
      a_unit_state: 'listed',
      a_unit_grade: 'b',
      a_effect_state: 'payable',
      a_payout_state: 'done',
      a_approval_state: 'executed',
      a_batch_state: 'unpaid',
      a_batch_row_state: 'good',
      a_batch_file_state: 'reading',
      a_business_state: 'approved',
      a_business_kind: 'company',
      a_business_code: '91350100M000100Y43',
      a_email_address: 'a@b.cn',
      a_web_address: 'https://a.cn',
      a_support_state: 'waiting',
      a_text_kind: 'guide',
      a_text_slug: 'refund',
      a_text_state: 'shown',
      a_text_part: 'food',
      a_advertisement_place: 'search',
      a_advertisement_state: 'approved',
      a_advertisement_day_state: 'earned',
      a_order_count: 4,
      a_device_hash: Buffer.alloc(32, 0xab),
      a_message_count: 5,
      a_product_version_state: 'draft',
      a_fen_hundredths: 6,
      a_stock_deed_kind: 'intake',
      a_cost_change_kind: 'correction',
      a_goods_import_state: 'checked',
      a_goods_import_verdict: 'new',
      a_goods_import_outcome: 'written',
    });
    const server = path.resolve(import.meta.dirname, '../../apps/server');
    const generated = execFileSync(
      path.join(server, 'node_modules/.bin/kysely-codegen'),
      ['--print', '--config-file', 'kysely-codegen.json', '--include-pattern', 'public.samples'],
      { cwd: server, env: { ...process.env, DATABASE_URL: test.url }, encoding: 'utf8' },
    );
    const types = Object.fromEntries(
      [...generated.matchAll(/^ {2}(a_\w+): (\w+);$/gm)].map(([, name, type]) => [name, type]),
    );
    expect(types).toEqual({
      a_fen: 'number',
      a_signed_fen: 'number',
      a_basis_points: 'number',
      a_order_state: 'string',
      a_order_no: 'string',
      a_by_kind: 'string',
      a_kind_name: 'string',
      a_business_day: 'string',
      a_paid_with: 'string',
      a_payment_gateway: 'string',
      a_outside_gateway: 'string',
      a_order_kind: 'string',
      a_claim_state: 'string',
      a_pieces: 'number',
      a_unit_state: 'string',
      a_unit_grade: 'string',
      a_effect_state: 'string',
      a_payout_state: 'string',
      a_approval_state: 'string',
      a_batch_state: 'string',
      a_batch_row_state: 'string',
      a_batch_file_state: 'string',
      a_business_state: 'string',
      a_business_kind: 'string',
      a_business_code: 'string',
      a_email_address: 'string',
      a_web_address: 'string',
      a_support_state: 'string',
      a_text_kind: 'string',
      a_text_slug: 'string',
      a_text_state: 'string',
      a_text_part: 'string',
      a_advertisement_place: 'string',
      a_advertisement_state: 'string',
      a_advertisement_day_state: 'string',
      a_order_count: 'number',
      a_device_hash: 'Buffer',
      a_message_count: 'number',
      a_product_version_state: 'string',
      a_fen_hundredths: 'number',
      a_stock_deed_kind: 'string',
      a_cost_change_kind: 'string',
      a_goods_import_state: 'string',
      a_goods_import_verdict: 'string',
      a_goods_import_outcome: 'string',
    });
  });
});
