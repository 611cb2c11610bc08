import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { buyUnit, letItBeNine, locked, type MadeUnit, makeUnit, tick, unitOrder } from '../support/makeUnit.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let sold: MadeUnit;
let free: MadeUnit;

/** Four units: one is sold, one ordered with everything acknowledged, one locked, one free. */
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNine(shop);
  const [one, two, three] = (await makeCrowd(shop, 3, { balanceFen: 20_000 })) as [Buyer, Buyer, Buyer];
  sold = await makeUnit(shop);
  await buyUnit(one, sold);
  const ordered = await makeUnit(shop);
  const lock = await locked(two.client, ordered);
  must(await tick(two.client, lock));
  await unitOrder(two, ordered, lock);
  await locked(three.client, await makeUnit(shop));
  free = await makeUnit(shop);
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

type Without = Readonly<Record<string, string>>;
/** The number and the beginning of the title of each invariant that notices. */
const noticed = async (statements: Statement | readonly Statement[], without: Without = {}) =>
  (await breakTables(shop, Array.isArray(statements) ? statements : [statements as Statement], without)).map(
    ({ number, title }) => `${number} ${title.split(' ').slice(0, 7).join(' ')}`,
  );

const ORDERS = '26 A unit has at most one order';
const LIVE = '26 A unit has at most one live';
const OFFER = '26 A unit on sale can be had';
const FLOOR = "27 A unit's price is never below its";
const RULE = '27 A price follows its rule: start less';
const PASSPORT = "62 A unit's state equals the last row";
const LIST = '63 The list has exactly the units that';
const SHELVES = '63 A unit of the list stands on';
const GRADE = '64 A graded unit has its finished inspection;';
const LOCK = '65 A claim of a unit has its';
const LINE = '66 An open-box order is one piece of';
const ACKNOWLEDGED = '67 What was acknowledged was asked, in no';

describe('26 notices', () => {
  it('a second order of one unit', async () => {
    const second = sql`
      update open_box_locks set unit_id = ${sold.id}
      where id in (select subject_id from orders where kind = 'openBox' and state = 'awaitingPayment')`;
    expect(await noticed(second)).toContain(ORDERS);
  });

  it('a second live lock, one that is too long, one without a slot, a third of one user', async () => {
    const more = (columns: Statement) => sql`
      insert into claims (user_id, id, subject_kind, subject_id, place, state, deadline, request_key, created_at, slot)
      select ${columns} from claims where subject_kind = 'unit' and state = 'held'`;
    const twice = sql`user_id, gen_random_uuid(), subject_kind, subject_id, 2, 'held', deadline, '', created_at, 2`;
    expect(await noticed(more(twice))).toContain(LIVE);
    const long = sql`update claims set deadline = created_at + interval '901 seconds' where subject_kind = 'unit'`;
    expect(await noticed(long)).toContain(LIVE);
    expect(await noticed(sql`update claims set slot = null where subject_kind = 'unit'`)).toContain(LIVE);
    const other = sql`user_id, gen_random_uuid(), subject_kind, gen_random_uuid(), 1, 'held', deadline, '', created_at`;
    const three = sql`
      insert into claims (user_id, id, subject_kind, subject_id, place, state, deadline, request_key, created_at, slot)
      select ${other}, n from claims, generate_series(2, 3) as n where subject_kind = 'unit' and state = 'held'`;
    expect(await noticed(three)).toContain(LIVE);
  });

  it('a unit on sale that nobody can have, one that is sold and can be had, one that is sold without an order', async () => {
    const supply = sql`subject_kind = 'unit' and subject_id`;
    expect(await noticed(sql`delete from claim_supplies where ${supply} = ${free.id}`)).toContain(OFFER);
    const again = sql`update claim_supplies set allocated = 2, sold_out_at = null where ${supply} = ${sold.id}`;
    expect(await noticed(again)).toContain(OFFER);
    expect(await noticed(sql`update open_box_search set locked_until = null`)).toContain(OFFER);
    const lost = sql`update orders set subject_id = ${newId()} where kind = 'openBox' and paid_at is not null`;
    expect(await noticed(lost)).toContain(OFFER);
  });
});

describe('27 notices', () => {
  it('a price below the floor', async () => {
    const checks = { open_box_units_price: 'open_box_units', open_box_units_schedule: 'open_box_units' };
    const below = sql`update open_box_units set price_fen = floor_fen - 1 where id = ${free.id}`;
    expect(await noticed(below, checks)).toContain(FLOOR);
    const history = sql`update open_box_prices set price_fen = floor_fen - 1`;
    expect(await noticed(history, { open_box_prices_floor: 'open_box_prices' })).toContain(FLOOR);
  });

  it('a price without its history row, and a lock at a price that was never asked', async () => {
    expect(await noticed(sql`delete from open_box_prices where unit_id = ${free.id}`)).toContain(FLOOR);
    const other = sql`update open_box_units set price_fen = price_fen - 500, drops = 1 where id = ${free.id}`;
    expect(await noticed(other)).toContain(FLOOR);
    expect(await noticed(sql`update open_box_locks set price_fen = price_fen - 1`)).toContain(FLOOR);
  });

  it('a price that its rule does not say', async () => {
    expect(await noticed(sql`update open_box_units set drops = 2 where id = ${free.id}`)).toContain(RULE);
    expect(await noticed(sql`update open_box_units set drop_fen = 1, drops = 1 where id = ${free.id}`)).toContain(RULE);
  });
});

describe('62 notices', () => {
  it.each([
    ['a state that the passport does not tell', sql`update open_box_units set state = 'returned' where state = 'sold'`],
    ['a row that is gone', sql`delete from open_box_passport where event = 'graded'`],
    ['a row too many', sql`update open_box_units set passport_length = passport_length + 1`],
    ['a step that is not in the table', sql`update open_box_passport set event = 'returned' where event = 'sold'`],
    ['a gap', sql`update open_box_passport set position = position + 100 where position > 2`],
  ])('%s', async (_what, statement) => {
    expect(await noticed(statement)).toContain(PASSPORT);
  });
});

describe('63 notices', () => {
  it.each([
    ['a unit on sale that the list lacks', sql`delete from open_box_search`],
    ['another price in the list', sql`update open_box_search set price_fen = price_fen + 1`],
    ['another time in the list', sql`update open_box_search set listed_at = now()`],
    ['one in the list that is not on sale', sql`update open_box_search set unit_id = gen_random_uuid()`],
  ])('%s', async (_what, statement) => {
    expect(await noticed(statement)).toContain(LIST);
  });
});

describe('63 notices also', () => {
  it.each([
    ['a shelf that lacks its unit', sql`delete from open_box_shelves where shelf = '//b'`],
    ['a unit on a wrong shelf', sql`update open_box_shelves set shelf = '//a' where shelf = '//b'`],
    ['another price on a shelf', sql`update open_box_shelves set price_fen = price_fen + 1`],
    ['another completeness on a shelf', sql`update open_box_shelves set is_complete = not is_complete`],
    ['another drop on a shelf', sql`update open_box_shelves set drops_at = drops_at + interval '1 day'`],
    ['another saving on a shelf', sql`update open_box_shelves set saving_fen = saving_fen + 1`],
  ])('%s', async (_what, statement) => {
    expect(await noticed(statement)).toContain(SHELVES);
  });
});

it('64 notices a grade without its inspection, and a raised one without a reason', async () => {
  expect(await noticed(sql`update open_box_units set grade = 'a' where id = ${free.id}`)).toContain(GRADE);
  expect(await noticed(sql`delete from open_box_inspections`)).toContain(GRADE);
  const raised = sql`update open_box_inspections set grade = 'a'`;
  const both = [raised, sql`update open_box_units set grade = 'a'`];
  expect(await noticed(both)).toContain(GRADE);
  expect(await noticed(sql`update open_box_inspections set suggested = null`)).toContain(GRADE);
});

describe('65 notices', () => {
  it.each([
    ['a claim without its lock', sql`delete from open_box_locks`],
    ['a lock without its claim', sql`delete from claims where subject_kind = 'unit' and state = 'held'`],
    ['a lock of another unit', sql`update open_box_locks set unit_id = gen_random_uuid()`],
    ['an order without its claim', sql`update orders set subject_id = gen_random_uuid() where kind = 'openBox'`],
    ['another deadline', sql`update orders set pay_by = pay_by + interval '1 second' where kind = 'openBox'`],
    ['another state', sql`update claims set state = 'ordered', ended_at = null where state = 'bought'`],
  ])('%s', async (_what, statement) => {
    expect(await noticed(statement)).toContain(LOCK);
  });
});

it('66 notices another price, more pieces, another SKU, and stock that was taken', async () => {
  const amounts = { order_lines_goods: 'order_lines' };
  const lines = sql`where channel = 'openBox'`;
  expect(await noticed(sql`update open_box_locks set price_fen = price_fen - 1`)).toContain(LINE);
  expect(await noticed(sql`update order_lines set quantity = 2 ${lines}`, amounts)).toContain(LINE);
  expect(await noticed(sql`update order_lines set channel = 'normal' ${lines}`)).toContain(LINE);
  expect(await noticed(sql`update open_box_units set sku_id = gen_random_uuid()`)).toContain(LINE);
  expect(await noticed(sql`update orders set takes_stock = true where kind = 'openBox'`)).toContain(LINE);
});

it('67 notices what was acknowledged too late, or was never asked', async () => {
  const late = sql`update open_box_acknowledgements set at = at + interval '1 day'`;
  expect(await noticed(late)).toContain(ACKNOWLEDGED);
  expect(await noticed(sql`update open_box_locks set asked = 1`)).toContain(ACKNOWLEDGED);
});

it('17 notices a coupon or a campaign on a line of a unit', async () => {
  const refusing = {
    order_lines_channel: 'order_lines',
    order_lines_campaign: 'order_lines',
    order_lines_pay: 'order_lines',
  };
  const coupon = sql`update order_lines set coupon_fen = 1 where channel = 'openBox'`;
  expect((await breakTables(shop, [coupon], refusing)).map(({ number }) => number)).toContain(17);
  const campaign = sql`update order_lines set campaign_fen = 1 where channel = 'openBox'`;
  expect((await breakTables(shop, [campaign], refusing)).map(({ number }) => number)).toContain(17);
});

describe('the database itself refuses', () => {
  const tried = (statement: Statement) => shop.owner.transact((tx) => statement.execute(tx));
  it('a price below the floor, a changed passport or price, a second thing with a serial, a third slot twice', async () => {
    const below = sql`update open_box_units set price_fen = floor_fen - 1 where id = ${free.id}`;
    await expect(tried(below)).rejects.toThrow('open_box_units_price');
    await expect(tried(sql`update open_box_passport set at = now()`)).rejects.toThrow('only added to');
    await expect(tried(sql`delete from open_box_prices`)).rejects.toThrow('only added to');
    const serial = sql`update open_box_units set sku_id = ${sold.skuId}, serial = 'ONE'`;
    await expect(tried(serial)).rejects.toThrow('open_box_units_serial');
    const twice = sql`
      insert into claims (user_id, id, subject_kind, subject_id, place, state, deadline, request_key, created_at, slot)
      select user_id, ${newId()}, subject_kind, ${newId()}, 1, 'held', deadline, '', created_at, slot from claims
      where subject_kind = 'unit' and state = 'held'`;
    await expect(tried(twice)).rejects.toThrow('claims_one_slot');
  });
});
