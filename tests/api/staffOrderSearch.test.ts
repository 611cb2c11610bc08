import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, rowTo } from '../support/makeReseller.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Found = Answer<Contract['staffOrderSearch']>;

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['orders']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const search = async (query: Record<string, string>, by = staff) =>
  must<Found>(await by.call('staffOrderSearch', { query: new URLSearchParams(query).toString() }));
const nosOf = async (query: Record<string, string>) => (await search(query)).items.map(({ no }) => no);
const dayAt = (at: Date) => new Date(at.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);

/** Time passes, and everyone signs in again. */
async function later(spanMs: number, client: ShopClient): Promise<void> {
  shop.advance(spanMs);
  await signInAgain(shop, client);
  staff = await signInStaff(shop, ['orders']);
}

async function buyerAt(recipient: string, phoneNumber: string): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const body = { recipient, phoneNumber, divisionCode: '330106', detail: '文三路 478 号' };
  must(await client.call('addressCreate', { body }));
  return client;
}

describe('finds', () => {
  let first: MadeOrder;
  let second: MadeOrder;
  let other: MadeOrder;
  let skuId: string;
  let productId: string;
  beforeAll(async () => {
    const made = await makeProduct(shop.services.db, { pieces: 50 });
    [skuId = ''] = made.skuIds;
    productId = made.id;
    const lin = await buyerAt('林知秋', '13900017788');
    first = await makeOrder(shop, lin, { state: 'paid', lines: [{ skuId, quantity: 2 }] });
    second = await makeOrder(shop, lin);
    other = await makeOrder(shop, await buyerAt('林知', '13900027788'), { state: 'sent' });
  });

  it('by number, and shows it masked', async () => {
    const { items, nextCursor } = await search({ no: first.no });
    expect([items.length, nextCursor]).toEqual([1, null]);
    expect(items[0]).toMatchObject({
      no: first.no,
      state: 'awaitingDispatch',
      hasOpenAfterSale: false,
      shipTo: { recipient: '林**', phoneNumber: '139****7788', detail: '文三路****' },
      lines: [{ skuId, quantity: 2, unsentQuantity: 2 }],
    });
    const paidAt = Date.parse(items[0]?.paidAt ?? '');
    expect(Date.parse(items[0]?.dispatchBy ?? '') - paidAt).toBe(24 * HOUR_MS);
    expect(await nosOf({ no: '2026010100000000' })).toEqual([]);
  });

  it.each([
    ['its last four digits', { phoneTail: '7788' }, () => [other, second, first]],
    ['the whole name', { recipient: '林知秋' }, () => [second, first]],
    ['how the name begins', { recipient: '林知' }, () => [other, second, first]],
    ['digits and name', { phoneTail: '7788', recipient: '林知秋' }, () => [second, first]],
    ['digits and state', { phoneTail: '7788', state: 'awaitingDispatch' }, () => [first]],
    ['digits and kind', { phoneTail: '7788', kind: 'woot' }, () => []],
    ['another name', { recipient: '林夏' }, () => []],
  ])('by %s, the newest first', async (_what, query, expected) => {
    const nos = await nosOf(query);
    expect(nos.filter((no) => [first, second, other].some((one) => one.no === no))).toEqual(
      expected().map(({ no }) => no),
    );
    if (expected().length === 0) expect(nos).toEqual([]);
  });

  it('by a whole phone number, which stands in no address', async () => {
    const byPhone = async (phoneNumber: string) =>
      must<Found>(await staff.call('staffOrderByPhone', { body: { phoneNumber } })).items.map(({ no }) => no);
    expect(await byPhone('13900017788')).toEqual([second.no, first.no]);
    expect(await byPhone('13900017780')).toEqual([]);
    expect((await staff.call('staffOrderSearch', { query: 'phoneNumber=13900017788' })).status).toBe(400);
  });

  it('by product, by SKU, and by either with more', async () => {
    expect(await nosOf({ productId })).toEqual([first.no]);
    expect(await nosOf({ skuId })).toEqual([first.no]);
    expect(await nosOf({ skuId, state: 'completed' })).toEqual([]);
    expect(await nosOf({ phoneTail: '7788', skuId })).toEqual([first.no]);
    expect(await nosOf({ productId: newId() })).toEqual([]);
  });

  it('by state and kind', async () => {
    expect(await nosOf({ state: 'awaitingPayment' })).toContain(second.no);
    expect(await nosOf({ state: 'awaitingReceipt', kind: 'normal' })).toContain(other.no);
    expect(await nosOf({ state: 'awaitingReceipt', kind: 'openBox' })).toEqual([]);
    const all = await nosOf({});
    expect(all.slice(0, 3)).toEqual([other.no, second.no, first.no]);
  });
});

it('knows days, of the order and of the payment', async () => {
  const client = await buyerAt('周三四', '13900030003');
  const early = await makeOrder(shop, client);
  await later(2 * DAY_MS, client);
  const late = await makeOrder(shop, client, { state: 'paid' });
  const today = dayAt(shop.services.clock());
  const before = dayAt(new Date(shop.services.clock().getTime() - 2 * DAY_MS));
  const mine = { phoneTail: '0003' };
  expect(await nosOf({ ...mine, from: before, to: before })).toEqual([early.no]);
  expect(await nosOf({ ...mine, from: today })).toEqual([late.no]);
  expect(await nosOf({ from: today, to: today })).toContain(late.no);
  const skuOf = ({ lines }: MadeOrder) => ({ skuId: lines[0]?.skuId ?? '' });
  expect(await nosOf({ ...skuOf(early), from: before, to: before })).toEqual([early.no]);
  expect(await nosOf({ ...skuOf(early), from: today })).toEqual([]);
  expect(await nosOf({ ...skuOf(late), from: today, to: today })).toEqual([late.no]);
  expect(await nosOf({ ...skuOf(late), to: before })).toEqual([]);
  expect(await nosOf({ from: today, to: today })).not.toContain(early.no);
  expect(await nosOf({ ...mine, by: 'paid', from: before })).toEqual([late.no]);
  expect(await nosOf({ by: 'paid', from: today })).toContain(late.no);
  expect(await nosOf({ by: 'paid', to: before })).not.toContain(late.no);
});

it('tells what has to leave: by the time of payment, overdue, today, asked for', async () => {
  const client = await buyerAt('吴五六', '13900040004');
  const early = await makeOrder(shop, client, { state: 'paid' });
  // What the shipping template says when it is made, the buyer is told: it stays, whatever becomes of the template.
  const promise = (hours: number) =>
    shop.owner.writeAlone(sql`update shipping_templates set dispatch_hours = ${hours}`);
  await promise(48);
  const slow = await makeOrder(shop, client, { state: 'paid' });
  await promise(24);
  expect((await search({ no: slow.no })).items[0]).toMatchObject({
    dispatchBy: new Date(
      Date.parse((await search({ no: slow.no })).items[0]?.paidAt ?? '') + 48 * HOUR_MS,
    ).toISOString(),
  });
  await later(25 * HOUR_MS, client);
  expect(await nosOf({ due: 'overdue' })).not.toContain(slow.no);
  const late = await makeOrder(shop, client, { state: 'paid' });
  must(await client.call('orderRemind', { params: { id: late.id }, body: {} }));
  const own = (nos: string[]) => nos.filter((no) => no === early.no || no === late.no);
  expect(own(await nosOf({ state: 'awaitingDispatch' }))).toEqual([early.no, late.no]);
  expect(own(await nosOf({ state: 'awaitingDispatch', sort: 'newest' }))).toEqual([late.no, early.no]);
  expect(own(await nosOf({ due: 'overdue' }))).toEqual([early.no]);
  expect(own(await nosOf({ reminded: '1' }))).toEqual([late.no]);
  const counts = must<Answer<Contract['staffOrderCounts']>>(await staff.call('staffOrderCounts'));
  const { rows } = await sql<{ state: string; number: number }>`
    select state, count(*)::int as number from orders group by state`.execute(shop.services.db.read);
  const inState = (state: string) => rows.find((row) => row.state === state)?.number ?? 0;
  expect(counts).toMatchObject({
    awaitingPayment: inState('awaitingPayment'),
    awaitingDispatch: inState('awaitingDispatch'),
    awaitingReceipt: inState('awaitingReceipt'),
    awaitingGroup: 0,
    reminded: 1,
    overdue: (await nosOf({ due: 'overdue' })).length,
    dueToday: (await nosOf({ due: 'today' })).length,
    afterSale: 0,
    most: 999,
  });
});

it('shows those with an open request', async () => {
  const client = await buyerAt('郑七八', '13900050005');
  const order = await makeOrder(shop, client, { state: 'completed' });
  const [line] = order.lines;
  const wanted = { orderId: order.id, kind: 'returnRefund', lines: [{ lineId: line?.id ?? '', pieces: 1 }] };
  const { totalFen } = must<{ totalFen: number }>(await client.call('afterSalePreview', { body: wanted }));
  must(await client.call('afterSaleApply', { body: { ...wanted, reason: 'changedMind', totalFen } }));
  const { items } = await search({ afterSale: 'open' });
  expect(items.map(({ no, hasOpenAfterSale }) => [no, hasOpenAfterSale])).toEqual([[order.no, true]]);
  expect(await nosOf({ afterSale: 'open', state: 'awaitingDispatch' })).toEqual([]);
  expect(must<{ afterSale: number }>(await staff.call('staffOrderCounts')).afterSale).toBe(1);
});

it('pages without leaving one out or telling one twice, at the same number of statements', async () => {
  const code = `SO-${newId().slice(-8).toUpperCase()}`;
  await makeProduct(shop.services.db, { priceFen: 1000, pieces: 120, skus: [{ optionValues: [], code }] });
  const reseller = await makeReseller(shop, { balanceFen: 300_000 });
  const { id } = await reseller.create(Array.from({ length: 120 }, () => rowTo(code)));
  await reseller.ordered(id);
  must(await reseller.payByBalance(id));
  for (const query of [{ kind: 'dropshipping' }, { kind: 'dropshipping', state: 'awaitingDispatch' }]) {
    const seen: string[] = [];
    const statements = new Set<string | null>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const text = new URLSearchParams({ ...query, ...(cursor && { cursor }) }).toString();
      const reply = await staff.call('staffOrderSearch', { query: text });
      statements.add(reply.headers.get('x-sql-statements'));
      const page: Found = must<Found>(reply);
      seen.push(...page.items.map(({ no }) => no));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect([...statements]).toHaveLength(1);
  }
});

it('is there for finance, too, and for nobody else', async () => {
  const finance = await signInStaff(shop, ['finance']);
  expect((await search({ phoneTail: '7788' }, finance)).items.length).toBeGreaterThan(0);
  const goods = await signInStaff(shop, ['goods']);
  expect((await goods.call('staffOrderSearch')).status).toBe(404);
  expect((await goods.call('staffOrderCounts')).status).toBe(404);
  expect((await createShopClient(shop).call('staffOrderSearch')).status).toBe(401);
  for (const query of ['phoneTail=12', 'recipient=林', 'from=2026-13-01', 'state=lost', 'cursor=notACursor', 'x=1']) {
    expect((await staff.call('staffOrderSearch', { query })).status, query).toBe(400);
  }
});
