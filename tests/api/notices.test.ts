import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeNotice } from '../support/makeNotice.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

type List = Answer<Contract['noticeList']>;
type Switches = Answer<Contract['noticeSwitches']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function newUser(): Promise<{ client: ShopClient; userId: string }> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return { client, userId: userIdOf(client) };
}

async function listOf(client: ShopClient, query = ''): Promise<List> {
  const reply = await client.call('noticeList', { query });
  expect(reply.status).toBe(200);
  return reply.data as List;
}

const read = (client: ShopClient, id: string) => client.call('noticeRead', { params: { id }, body: {} });
const switchTo = (client: ShopClient, body: object) => client.call('noticeSwitch', { body });

describe('the list', () => {
  it('shows its owner what happened, newest first, and nobody else', async () => {
    const { client, userId } = await newUser();
    const orderId = newId();
    await makeNotice(shop, userId, { kind: 'orderPaid', link: { kind: 'order', id: orderId } });
    await makeNotice(shop, userId);
    const mine = await listOf(client);
    expect(mine).toMatchObject({ unreadCount: 2, nextCursor: null });
    expect(mine.items.map(({ title }) => title)).toEqual(['订单已完成', '付款成功']);
    expect(mine.items[1]).toMatchObject({
      group: 'order',
      body: '订单 2026111500000001 已付款 ¥700.50，我们会尽快发货。',
      link: { kind: 'order', id: orderId },
      isRead: false,
    });
    expect((await listOf((await newUser()).client)).items).toEqual([]);
  });

  it('is counted by tab, shown by tab, and read by tab', async () => {
    const { client, userId } = await newUser();
    await makeNotice(shop, userId, { kind: 'orderPaid' });
    await makeNotice(shop, userId, { kind: 'afterSaleRefunded' });
    await makeNotice(shop, userId, { kind: 'payoutDone' });
    const { items, counts } = await listOf(client);
    expect(counts).toEqual({
      all: 3,
      unread: 3,
      order: 2,
      groupPurchase: 0,
      collection: 0,
      membership: 0,
      business: 1,
      support: 0,
    });
    const ofOrders = await listOf(client, 'tab=order');
    expect(ofOrders.items.map(({ kind }) => kind)).toEqual(['afterSaleRefunded', 'orderPaid']);
    expect(ofOrders.counts).toEqual(counts);
    expect((await listOf(client, 'tab=support')).items).toEqual([]);
    await read(client, items[0]?.id ?? '');
    expect((await listOf(client, 'unread=true&tab=business')).items).toEqual([]);
    expect((await listOf(client)).counts).toMatchObject({ all: 3, unread: 2, business: 1 });
  });

  it('shows the goods that it speaks of, at a fixed number of statements', async () => {
    const { client, userId } = await newUser();
    const order = await makeOrder(shop, client);
    const product = await makeProduct(shop.services.db);
    await shop.services.db.transact((tx) => tx.deleteFrom('notices').where('user_id', '=', userId).execute());
    for (let nth = 0; nth < 3; nth += 1) {
      await makeNotice(shop, userId, { kind: 'orderPaid', link: { kind: 'order', id: order.id } });
      await makeNotice(shop, userId, { kind: 'priceDropped', link: { kind: 'product', id: product.id } });
      await makeNotice(shop, userId, { kind: 'payoutDone' });
    }
    const reply = await client.call('noticeList');
    const { items } = reply.data as List;
    const [line] = order.lines;
    expect(items.map(({ picture }) => picture?.fileId)).toEqual(
      Array.from({ length: 3 }, () => [undefined, items[1]?.picture?.fileId, line?.picture.fileId]).flat(),
    );
    expect(items[1]?.picture?.fileId).toBeDefined();
    // The session, the page, its counts; lines of orders; pictures of products.
    expect(Number(reply.headers.get('x-sql-statements'))).toBeLessThanOrEqual(5);
  });

  it('goes on page by page, without a gap when something new comes between', async () => {
    const { client, userId } = await newUser();
    for (let nth = 0; nth < 25; nth += 1) await makeNotice(shop, userId);
    const first = await listOf(client);
    expect(first.items).toHaveLength(20);
    await makeNotice(shop, userId);
    const second = await listOf(client, `cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect((await client.call('noticeList', { query: 'cursor=AAAAAAAAAAAA' })).status).toBe(400);
  });

  it('tells the same cause once, each user by themself', async () => {
    const [one, other] = [await newUser(), await newUser()];
    for (const userId of [one.userId, one.userId, other.userId]) await makeNotice(shop, userId, { cause: 'order 1' });
    await makeNotice(shop, one.userId, { cause: 'order 1', kind: 'afterSaleRefunded' });
    expect((await listOf(one.client)).items.map(({ kind }) => kind)).toEqual(['afterSaleRefunded', 'orderCompleted']);
    expect((await listOf(other.client)).items).toHaveLength(1);
  });

  it('stops counting where nobody looks any more', async () => {
    const { client, userId } = await newUser();
    for (let nth = 0; nth < rules.notice.countedUnread + 5; nth += 1) await makeNotice(shop, userId);
    const reply = await client.call('noticeUnread');
    expect(reply.data).toEqual({ unreadCount: rules.notice.countedUnread });
  });
});

describe('reading', () => {
  it('marks one, and again is the same', async () => {
    const { client, userId } = await newUser();
    await makeNotice(shop, userId);
    await makeNotice(shop, userId);
    const [newest, older] = (await listOf(client)).items;
    expect((await read(client, newest?.id ?? '')).data).toEqual({ unreadCount: 1 });
    expect((await read(client, newest?.id ?? '')).data).toEqual({ unreadCount: 1 });
    expect((await listOf(client)).items.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect((await listOf(client, 'unread=true')).items.map(({ id }) => id)).toEqual([older?.id]);
  });

  it('marks all of one user', async () => {
    const [one, other] = [await newUser(), await newUser()];
    for (const { userId } of [one, one, other]) await makeNotice(shop, userId);
    expect((await one.client.call('noticeReadAll', { body: {} })).data).toEqual({ unreadCount: 0 });
    expect((await listOf(one.client)).items.every(({ isRead }) => isRead)).toBe(true);
    expect((await listOf(other.client)).unreadCount).toBe(1);
  });

  it('does not reach what belongs to someone else, or is nothing', async () => {
    const [one, other] = [await newUser(), await newUser()];
    await makeNotice(shop, one.userId);
    const id = (await listOf(one.client)).items[0]?.id ?? '';
    expect((await read(other.client, id)).status).toBe(404);
    expect((await read(other.client, newId())).status).toBe(404);
    expect((await listOf(one.client)).unreadCount).toBe(1);
  });
});

describe('switches', () => {
  it('are on unless said otherwise; only orders and groups go by SMS', async () => {
    const { client } = await newUser();
    const { items } = (await client.call('noticeSwitches')).data as Switches;
    expect(items.map(({ group, inApp, sms }) => [group, inApp, sms])).toEqual([
      ['order', true, true],
      ['groupPurchase', true, true],
      ['afterSale', true, null],
      ['collection', true, null],
      ['celebrity', true, null],
      ['promotion', true, null],
      ['business', true, null],
      ['membership', true, null],
      ['support', true, null],
    ]);
  });

  it('keep what is switched off away, and let the rest come', async () => {
    const { client, userId } = await newUser();
    const reply = await switchTo(client, { group: 'order', inApp: false, sms: false });
    expect((reply.data as Switches).items[0]).toMatchObject({ group: 'order', inApp: false, sms: false });
    await makeNotice(shop, userId, { kind: 'orderPaid' });
    await makeNotice(shop, userId, { kind: 'afterSaleRefunded' });
    expect((await listOf(client)).items.map(({ kind }) => kind)).toEqual(['afterSaleRefunded']);
    const stored = await shop.services.db.read
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', userId)
      .execute();
    expect(stored).toHaveLength(1);
    await switchTo(client, { group: 'order', inApp: true, sms: false });
    await makeNotice(shop, userId, { kind: 'orderPaid' });
    expect((await listOf(client)).items).toHaveLength(2);
  });

  it('show nothing in the app of what goes by SMS alone', async () => {
    const { client, userId } = await newUser();
    await switchTo(client, { group: 'order', inApp: false, sms: true });
    await makeNotice(shop, userId, { kind: 'orderPaid' });
    await makeNotice(shop, userId);
    expect(await listOf(client)).toMatchObject({ items: [], unreadCount: 0 });
    const [hidden] = await shop.services.db.read
      .selectFrom('notices')
      .select(['id', 'kind', 'sms_state'])
      .where('user_id', '=', userId)
      .execute();
    expect(hidden).toMatchObject({ kind: 'orderPaid', sms_state: 'due' });
    expect((await read(client, hidden?.id ?? '')).status).toBe(404);
  });

  it('refuse an SMS where there is none, and what is no group', async () => {
    const { client } = await newUser();
    const invalid = errorCodes.INVALID_INPUT.code;
    expect((await switchTo(client, { group: 'collection', inApp: true, sms: true })).code).toBe(invalid);
    expect((await switchTo(client, { group: 'order', inApp: true, sms: null })).code).toBe(invalid);
    expect((await switchTo(client, { group: 'weather', inApp: true, sms: null })).code).toBe(invalid);
  });
});
