import { contract, type ExportKindName, rules, type StaffEndpointName } from '@jiwu/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder, type MadeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { askExport, rowsTaken } from '../support/takeAway.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let orders: StaffClient;
let client: ShopClient;
let phoneNumber: string;
let paid: MadeOrder;
let unpaid: MadeOrder;
beforeAll(async () => {
  shop = await startTestShop();
  orders = await signInStaff(shop, ['orders']);
  client = createShopClient(shop, { roaming: true });
  ({ phoneNumber } = await client.register());
  paid = await makeOrder(shop, client, { state: 'paid', payWith: 'wechat' });
  unpaid = await makeOrder(shop, client);
});
beforeEach(async () => {
  await shop.owner.writeAlone(sql`
    update staff_exports set state = 'failed', finished_at = now() where state in ('waiting', 'running')`);
  await shop.forgetRedis();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** The page that each list is of. */
const listOf: Readonly<Record<ExportKindName, StaffEndpointName>> = {
  orders: 'staffOrderSearch',
  products: 'staffProductList',
  users: 'staffUserList',
  payments: 'staffPaymentList',
  audit: 'staffAuditList',
  members: 'staffMemberList',
};

describe('who may take a list away', () => {
  it.each(rules.staff.roles)('%s: whoever may see it', async (role) => {
    const staff = await signInStaff(shop, [role]);
    for (const kind of rules.staffExport.kinds) {
      const allowed: readonly string[] = contract[listOf[kind]].roles;
      const expected = role === 'admin' || allowed.includes(role) ? 200 : 404;
      expect((await askExport(staff, { kind })).status, kind).toBe(expected);
      await shop.owner.writeAlone(sql`update staff_exports set state = 'failed', finished_at = now()`);
    }
  });
});

describe('orders', () => {
  it('are what the page shows by the same filters: in its order, masked', async () => {
    const rows = await rowsTaken(shop, orders, { kind: 'orders' });
    const page = must<{ items: { no: string; shipTo: { recipient: string; phoneNumber: string } }[] }>(
      await orders.call('staffOrderSearch'),
    );
    expect(rows.map((row) => row['订单号'])).toEqual(page.items.map(({ no }) => no));
    expect(rows.map((row) => [row['收货人'], row['手机']])).toEqual(
      page.items.map(({ shipTo }) => [shipTo.recipient, shipTo.phoneNumber]),
    );
    const [row] = await rowsTaken(shop, orders, { kind: 'orders', filters: { state: 'awaitingDispatch' } });
    expect(row).toMatchObject({
      订单号: paid.no,
      种类: '普通',
      件数: '1',
      收货人: expect.stringMatching(/^.\*\*$/) as string,
      手机: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/) as string,
      '实付（元）': String(paid.payFen / 100),
      状态: '待发货',
      应发: expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
      导出人: expect.stringContaining('测试员工') as string,
    });
    const awaiting = await rowsTaken(shop, orders, { kind: 'orders', filters: { state: 'awaitingPayment' } });
    expect(awaiting.map((one) => one['订单号'])).toEqual([unpaid.no]);
  });

  it('come with the columns that the page shows, the first always', async () => {
    const hidden = ['shipTo', 'goods', 'care'];
    const [row = {}] = await rowsTaken(shop, orders, { kind: 'orders', hidden });
    expect(Object.keys(row)).toEqual([
      '订单号',
      '种类',
      '下单',
      '付款',
      '件数',
      '实付（元）',
      '状态',
      '应发',
      '导出人',
    ]);
    expect((await askExport(orders, { kind: 'orders', hidden: ['no'] })).status).toBe(400);
    expect((await askExport(orders, { kind: 'orders', hidden: ['phoneNumber'] })).status).toBe(400);
  });

  it('every column of a page that can be hidden takes some of the file along', () => {
    const { exports } = shop.services;
    for (const kind of rules.staffExport.kinds) {
      const named = new Set(exports[kind].columns.map(({ of }) => of));
      expect([...named].filter((name) => name !== null).toSorted(), kind).toEqual(
        [...rules.staffExport.columns[kind]].toSorted(),
      );
    }
  });

  it('are looked for by a recipient that the audit log does not keep, and never by a whole phone number', async () => {
    const { rows: found } = await sql<{ phone: string; recipient: string }>`
      select ship_to ->> 'phoneNumber' as phone, ship_to ->> 'recipient' as recipient from orders
      where id = ${paid.id}`.execute(shop.services.db.read);
    const { phone = '', recipient = '' } = found[0] ?? {};
    const rows = await rowsTaken(shop, orders, { kind: 'orders', filters: { phoneTail: phone.slice(-4), recipient } });
    expect(rows.map((row) => row['订单号'])).toContain(paid.no);
    const { rows: audit } = await sql<{ after: string }>`
      select after::text from audit_rows where action = 'export.ask' order by seq desc limit 1`.execute(
      shop.services.db.read,
    );
    expect(audit[0]?.after).not.toContain(recipient);
    for (const [kind, filters] of [
      ['orders', { phoneNumber: phone }],
      ['orders', { recipient: phone }],
      ['users', { q: phone }],
    ] as const) {
      expect((await askExport(orders, { kind, filters })).status).toBe(400);
    }
    const { rows: kept } = await sql<{ filters: string }>`select filters::text from staff_exports`.execute(
      shop.services.db.read,
    );
    expect(kept.filter(({ filters }) => filters.includes(phone))).toEqual([]);
  });

  it('go on over pages that a filter leaves short', async () => {
    const nos = (await rowsTaken(shop, orders, { kind: 'orders', filters: { recipient: '不存在的人' } })).map(
      (row) => row['订单号'],
    );
    expect(nos).toEqual([]);
    expect((await askExport(orders, { kind: 'orders', filters: { cursor: 'x' } })).status).toBe(400);
  });
});

it('products: a row each, with the prices from and to', async () => {
  const goods = await signInStaff(shop, ['goods']);
  const { id } = await makeProduct(shop.services.db, {
    title: '导出用的大小壶',
    options: [
      {
        name: '大小',
        values: ['小', '大'].map((value) => ({ value, swatch: null, pictureId: null })),
      },
    ],
    skus: [
      { optionValues: ['小'], code: 'EX-007', priceFen: 1_050 },
      { optionValues: ['大'], code: 'EX-008', priceFen: 120_000 },
    ],
  });
  const list = must<{ items: { id: string; no: number; available: number }[] }>(
    await goods.call('staffProductList', { query: 'words=EX-007' }),
  );
  const [product] = list.items;
  expect(product?.id).toBe(id);
  expect(await rowsTaken(shop, goods, { kind: 'products', filters: { words: 'EX-007' } })).toEqual([
    expect.objectContaining({
      商品号: String(product?.no),
      商品: '导出用的大小壶',
      规格数: '2',
      '最低售价（元）': '10.5',
      '最高售价（元）': '1200',
      可售: String(product?.available),
      状态: '在售',
      草稿: '',
    }),
  ]);
});

it('users: masked, found as on their page', async () => {
  const [row, ...others] = await rowsTaken(shop, orders, { kind: 'users', filters: { q: phoneNumber.slice(-4) } });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    用户编号: userIdOf(client),
    手机: `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`,
    姓名: expect.stringMatching(/^.\*\*$/) as string,
    状态: '正常',
  });
  expect(await rowsTaken(shop, orders, { kind: 'users', filters: { view: 'banned' } })).toEqual([]);
});

it('payments: with both numbers, sums in yuan, who paid masked', async () => {
  const finance = await signInStaff(shop, ['finance']);
  const filters = { userId: userIdOf(client), state: 'paid', gateway: 'wechat' };
  const [row, ...others] = await rowsTaken(shop, finance, { kind: 'payments', filters });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    商户单号: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    渠道流水号: expect.stringMatching(/^\S+$/) as string,
    付款人: expect.stringMatching(/^.\*\*$/) as string,
    '金额（元）': String(paid.payFen / 100),
    '已退（元）': '0',
    渠道: rules.payment.names.wechat,
    状态: '已付',
  });
  expect((await askExport(finance, { kind: 'payments', filters: { minFen: '1.5' } })).status).toBe(400);
});
