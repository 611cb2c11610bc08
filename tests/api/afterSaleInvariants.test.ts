import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AfterSale } from '@jiwu/contract';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let order: MadeOrder;
/** Open, refunded to the balance, and refunded by WeChat. */
let open: AfterSale;
let refunded: AfterSale;
let byWechat: AfterSale;

beforeAll(async () => {
  shop = await startTestShop();
  const play = playAfterSales(shop);
  const payments = playPayments(shop);
  await payments.faults({ drop: true, refundDelayMs: 0 });
  const buyer = await play.newBuyer();
  await play.giveIntegral(buyer, 300);
  const { skuId } = await play.newSku({ priceFen: 1000 });
  order = await makeOrder(shop, buyer, { state: 'completed', lines: [{ skuId, quantity: 4 }], useIntegral: 300 });
  const lines = [{ lineId: order.lines[0]?.id ?? '', pieces: 1 }];
  refunded = await makeAfterSale(shop, buyer, { order, kind: 'refundOnly', lines });
  await play.decide('staffAfterSaleApprove', refunded);
  open = await makeAfterSale(shop, buyer, { order, kind: 'refundOnly', lines });
  const paid = await makeOrder(shop, buyer, { state: 'paid', payWith: 'wechat' });
  byWechat = await makeAfterSale(shop, buyer, { order: paid, kind: 'refundOnly' });
  await vi.waitUntil(async () => {
    await payments.sendRefundsAfter(11_000);
    return (await play.get(buyer, byWechat)).state === 'refunded';
  });
  expect(await shop.broken()).toEqual([]);
  // They would not even let it happen.
  await shop.owner.transact(async (tx) => {
    await sql`alter domain order_lines_rules drop constraint order_lines_pieces`.execute(tx);
    await sql`alter table after_sale_history drop constraint after_sale_history_step`.execute(tx);
  });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** Constraints and triggers forbid all of this; the invariants must see it all the same. Everything is as before afterwards. */
async function brokenBy(damage: ReturnType<typeof sql>, repair: ReturnType<typeof sql>): Promise<string[]> {
  const run = (statement: ReturnType<typeof sql>) =>
    shop.owner.transact(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await statement.execute(tx);
    });
  await run(damage);
  const broken = await shop.broken();
  await run(repair);
  return broken.map(({ number, title }) => `${number} ${title.slice(0, 12)}`);
}

const lineId = () => order.lines[0]?.id ?? '';

/** Adds to a column and takes it away again. */
async function brokenByAdding(table: string, column: string, where: ReturnType<typeof sql>, amount = 1) {
  const change = (by: number) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${by} where ${where}`;
  return await brokenBy(change(amount), change(-amount));
}

const request = (asked: () => AfterSale) => sql`id = ${asked().id}`;

describe('11 reports', () => {
  it('a line with more refunded pieces than its requests have', async () => {
    const where = sql`id = ${lineId()}`;
    expect(await brokenByAdding('order_lines', 'returned_quantity', where)).toContain('11 Per line, th');
    expect(await brokenByAdding('order_lines', 'cancelled_quantity', where)).toContain('11 Per line, th');
  });

  it('pieces that are asked for without having been bought', async () => {
    const where = sql`after_sale_id = ${open.id}`;
    expect(await brokenByAdding('after_sale_lines', 'pieces', where, 3)).toContain('11 Per line, th');
  });

  it('a line that gives back more money, integral or earnings than it had', async () => {
    const where = sql`after_sale_id = ${open.id}`;
    for (const column of ['money_fen', 'integral']) {
      expect(await brokenByAdding('after_sale_lines', column, where, 10_000)).toContain('11 Per line, wh');
    }
    const earned = sql`after_sale_id = ${refunded.id}`;
    expect(await brokenByAdding('after_sale_lines', 'earned_integral', earned, 100)).toContain('11 Per line, wh');
  });

  it('a line that is refunded wholly and not for what was paid', async () => {
    const where = sql`after_sale_id = ${byWechat.id}`;
    expect(await brokenByAdding('after_sale_lines', 'money_fen', where, -1)).toContain('11 Per line, wh');
  });

  it('an order that gives back more than was paid, or its shipping twice', async () => {
    expect(
      await brokenByAdding(
        'after_sales',
        'money_fen',
        request(() => open),
        10_000,
      ),
    ).toContain('11 Per order, r');
    expect(
      await brokenByAdding(
        'after_sales',
        'shipping_fen',
        request(() => open),
        801,
      ),
    ).toContain('11 Per order, r');
  });

  it('a request that is not what its lines come to', async () => {
    expect(
      await brokenByAdding(
        'after_sales',
        'money_fen',
        request(() => open),
        -1,
      ),
    ).toContain('11 Per order, r');
    expect(
      await brokenByAdding(
        'after_sales',
        'integral_back',
        request(() => open),
      ),
    ).toContain('11 Per order, r');
  });
});

describe('12 reports', () => {
  it('a refund that moved another amount', async () => {
    expect(
      await brokenByAdding(
        'after_sales',
        'money_fen',
        request(() => refunded),
      ),
    ).toContain('12 A refunded r');
    expect(
      await brokenByAdding(
        'after_sales',
        'money_fen',
        request(() => byWechat),
      ),
    ).toContain('12 A refunded r');
  });

  it('money that moved for a request that is not refunded', async () => {
    const change = (from: string, to: string, at: Date | null) =>
      sql`update after_sales set state = ${to}, refunded_at = ${at}, ended_at = ${at}
        where id = ${refunded.id} and state = ${from}`;
    const at = new Date(refunded.appliedAt);
    const broken = await brokenBy(change('refunded', 'refunding', null), change('refunding', 'refunded', at));
    expect(broken).toContain('12 A refunded r');
    expect(broken).toContain("18 A request's ");
  });

  it('a refund without its way back', async () => {
    const rename = (from: string, to: string) =>
      sql`update payment_refunds set cause_kind = ${to} where cause_kind = ${from} and cause_id = ${byWechat.id}`;
    expect(await brokenBy(rename('afterSale', 'lost'), rename('lost', 'afterSale'))).toContain('12 Money goes b');
  });

  it('money that went to where it did not come from', async () => {
    const to = (where: string) => sql`update after_sales set refund_to = ${where} where id = ${refunded.id}`;
    expect(await brokenBy(to('alipay'), to('balance'))).toContain('12 Money goes b');
    expect(await brokenBy(to('nothing'), to('balance'))).toContain('12 Money goes b');
  });
});

describe('6 reports', () => {
  it('integral that did not come back, or was not taken back', async () => {
    expect(
      await brokenByAdding(
        'after_sales',
        'integral_back',
        request(() => refunded),
      ),
    ).toContain('6 A refunded r');
    expect(
      await brokenByAdding(
        'after_sales',
        'earned_back',
        request(() => refunded),
      ),
    ).toContain('6 A refunded r');
  });
});

describe('18 reports', () => {
  it('a step that the machine does not have', async () => {
    const change = (from: string, to: string) =>
      sql`update after_sale_history set to_state = ${to} where after_sale_id = ${refunded.id} and to_state = ${from}`;
    expect(await brokenBy(change('refunding', 'returning'), change('returning', 'refunding'))).toContain(
      "18 A request's ",
    );
  });
});
