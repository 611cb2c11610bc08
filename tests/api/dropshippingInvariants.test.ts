import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let reseller: Reseller;
let paidId: string;
let orderingId: string;
let unpaidId: string;

/** Three batches: one is paid, one waits for payment, the orders of one are not made yet. */
beforeAll(async () => {
  shop = await startTestShop();
  const code = `T-${newId().slice(-10)}`;
  await makeProduct(shop.services.db, { priceFen: 5000, pieces: 100, skus: [{ optionValues: [], code }] });
  reseller = await makeReseller(shop, { balanceFen: 100_000 });
  const three = () => [rowTo(code), rowTo(code, 2), rowTo(code, 3)];
  ({ id: paidId } = await reseller.create(three()));
  await reseller.ordered(paidId);
  must(await reseller.payByBalance(paidId));
  const other = await makeReseller(shop);
  ({ id: unpaidId } = await other.create(three()));
  await other.ordered(unpaidId);
  const third = await makeReseller(shop);
  ({ id: orderingId } = await third.create(three()));
  must(await third.order(orderingId));
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

type Without = Readonly<Record<string, string>>;
const noticed = async (statement: Statement, without: Without = {}) =>
  (await breakTables(shop, [statement], without)).map(({ number }) => number);
/** One order of the paid batch. */
const onePaid = sql`id = (select min(id::text)::uuid from orders where kind = 'dropshipping' and paid_at is not null)`;

describe('8 notices', () => {
  it('a payment that is not the sum of its orders', async () => {
    const more = sql`update payments set amount_fen = amount_fen + 1 where payable_kind = 'dropshippingBatch'`;
    expect(await noticed(more)).toContain(8);
  });

  it('an order of the batch that another payment is said to have paid, or none', async () => {
    expect(await noticed(sql`update orders set payment_id = ${newId()} where ${onePaid}`)).toContain(8);
    expect(await noticed(sql`update orders set payment_id = null where ${onePaid}`)).toContain(8);
  });

  it('a payment of another batch, and one without orders', async () => {
    const other = sql`update payments set payable_id = ${unpaidId} where payable_kind = 'dropshippingBatch'`;
    expect(await noticed(other)).toContain(8);
    const strange = sql`update orders set subject_id = ${unpaidId} where ${onePaid}`;
    expect(await noticed(strange)).toContain(8);
  });
});

describe('17 notices', () => {
  const line = sql`channel = 'dropshipping'`;
  it.each(['coupon_fen', 'integral_fen'])('%s on a line of a batch', async (column) => {
    const share = sql`update order_lines set ${sql.ref(column)} = 1, pay_fen = pay_fen - 1 where ${line}`;
    expect(await noticed(share, { order_lines_channel: 'order_lines' })).toContain(17);
  });

  it('a campaign on a line of a batch', async () => {
    const share = sql`update order_lines set campaign_fen = 1, campaign_id = ${newId()}, pay_fen = pay_fen - 1 where ${line}`;
    expect(await noticed(share, { order_lines_channel: 'order_lines' })).toContain(17);
  });

  it('and the table refuses each of them', async () => {
    for (const column of ['coupon_fen', 'integral_fen']) {
      const share = sql`update order_lines set ${sql.ref(column)} = 1, pay_fen = pay_fen - 1 where ${line}`;
      await expect(shop.services.db.transact((tx) => share.execute(tx))).rejects.toThrow('order_lines_channel');
    }
  });
});

describe('43 notices', () => {
  const paid = () => sql`id = ${paidId}`;
  it('a batch of which one order is unpaid', async () => {
    const back = sql`update orders set state = 'awaitingPayment', paid_at = null, paid_with = null, payment_id = null where ${onePaid}`;
    expect(await noticed(back)).toContain(43);
  });

  it('an unpaid batch of which one order is paid', async () => {
    const ahead = sql`
      update orders set state = 'awaitingDispatch', paid_at = now(), paid_with = 'balance', payment_id = ${newId()}
      where id = (select min(id::text)::uuid from orders where subject_id = ${unpaidId})`;
    expect(await noticed(ahead)).toContain(43);
  });

  it('a debit that is not the sum of the orders', async () => {
    const less = sql`update dropshipping_batches set goods_fen = goods_fen - 1, pay_fen = pay_fen - 1 where ${paid()}`;
    expect(await noticed(less)).toContain(43);
  });

  it('a paid batch that is said to be unpaid, and one that another payment paid', async () => {
    const unpaid = sql`
      update dropshipping_batches set state = 'unpaid', paid_at = null, payment_id = null, paid_with = null, sender_name = null,
        sender_phone = null
      where ${paid()}`;
    expect(await noticed(unpaid)).toContain(43);
    expect(await noticed(sql`update dropshipping_batches set payment_id = ${newId()} where ${paid()}`)).toContain(43);
  });

  it('an order without its row, a row without its order, and one that goes elsewhere', async () => {
    expect(await noticed(sql`delete from dropshipping_rows where batch_id = ${paidId} and no = 1`)).toContain(43);
    expect(await noticed(sql`delete from orders where ${onePaid}`)).toContain(43);
    const elsewhere = sql`update orders set ship_to = jsonb_set(ship_to, '{detail}', '"别处 1 号"') where ${onePaid}`;
    expect(await noticed(elsewhere)).toContain(43);
  });

  it('a row whose order has other pieces or another price', async () => {
    const more = sql`
      update order_lines set quantity = quantity + 1, goods_fen = goods_fen + unit_price_fen, pay_fen = pay_fen + unit_price_fen
      where channel = 'dropshipping'`;
    expect(await noticed(more)).toContain(43);
  });

  it('a file that is read into a batch that could be ordered, and one that says it brought rows that never were', async () => {
    const file = (state: string, readRows: number) => sql`
      insert into dropshipping_files (user_id, id, batch_id, name, state, headings, all_rows, read_rows, hidden_rows, started_at, ended_at)
      values (${reseller.userId}, ${newId()}, ${paidId}, '名单', ${state}, '{}', 9, ${readRows}, 0, now(),
        ${state === 'reading' ? null : new Date()})`;
    expect(await noticed(file('reading', 0))).toContain(43);
    expect(await noticed(file('done', 9))).toContain(43);
  });

  it('counts that are not those of its rows and orders', async () => {
    expect(await noticed(sql`update dropshipping_batches set bad_rows = 1 where ${paid()}`)).toContain(43);
    expect(await noticed(sql`update dropshipping_batches set sent_orders = 1 where ${paid()}`)).toContain(43);
    expect(await noticed(sql`update dropshipping_batches set refunded_fen = 1 where ${paid()}`)).toContain(43);
  });
});

it('6 notices a paid batch without its income, and income of one that is not paid', async () => {
  const gone = sql`delete from ledger_transfers where cause_kind = 'dropshippingBatch' and leg = 'shipping'`;
  expect(await noticed(gone)).toContain(6);
  const strange = sql`update ledger_transfers set cause_id = ${unpaidId} where cause_kind = 'dropshippingBatch'`;
  expect(await noticed(strange)).toContain(6);
});

it('23 notices pieces of a batch that is being ordered which are not reserved', async () => {
  const more = sql`update dropshipping_rows set pieces = pieces + 1 where batch_id = ${orderingId}`;
  expect(await noticed(more, { dropshipping_rows_price: 'dropshipping_rows' })).toContain(23);
});
