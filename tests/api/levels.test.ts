import type { Answer, integralEndpoints, NoticeNews } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reckonLevels } from '../../apps/server/src/jobs/reckonLevels.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeOrder, makeOrder, receiveAs } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { watchEvents } from '../support/watchEvents.ts';

type Level = Answer<(typeof integralEndpoints)['levelGet']>;

const year = new Date().getUTCFullYear() + 1;

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
beforeAll(async () => {
  shop = await startTestShop();
  goTo(`${year}-03-01T10:00:00+08:00`);
  play = playAfterSales(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

function goTo(when: string): void {
  shop.advance(new Date(when).getTime() - shop.services.clock().getTime());
}

const levelOf = async (client: ShopClient): Promise<Level> => must(await client.call('levelGet'));
const operatorLevel = async (client: ShopClient) => must<{ level: string }>(await client.call('userSelf')).level;

async function complete(client: ShopClient, priceFen: number, quantity = 1): Promise<MadeOrder> {
  const { skuId } = await play.newSku({ priceFen });
  return await makeOrder(shop, client, { state: 'completed', lines: [{ skuId, quantity }] });
}

async function refund(client: ShopClient, order: MadeOrder, pieces: number): Promise<void> {
  const lines = order.lines.map(({ id }) => ({ lineId: id, pieces }));
  const asked = await makeAfterSale(shop, client, { order, lines });
  must(await play.decide('staffAfterSaleApprove', asked));
  must(await play.decide('staffAfterSaleReceive', asked));
}

it('is the lowest for who has spent nothing', async () => {
  const client = await play.newBuyer();
  expect(await levelOf(client)).toEqual({
    level: '普通用户',
    spentFen: 0,
    next: { level: '银卡会员', missingFen: 100_000 },
    fallingOut: null,
  });
});

it('rises at completion, which is told, and the next order earns by it', async () => {
  const client = await play.newBuyer();
  await complete(client, 99_999);
  expect(await levelOf(client)).toMatchObject({ level: '普通用户', next: { missingFen: 1 } });
  await complete(client, 10_000);
  expect(await levelOf(client)).toEqual({
    level: '银卡会员',
    spentFen: 109_999,
    next: { level: '金卡会员', missingFen: 390_001 },
    fallingOut: { on: `${year + 1}-03-01`, amountFen: 109_999, level: '普通用户' },
  });
  expect(await operatorLevel(client)).toBe('银卡会员');
  expect((await play.noticeTitles(client)).filter((title) => title === '等级提升了')).toHaveLength(1);
  // 999 and 100 at the lowest level, then 1.2 for each yuan.
  expect(await play.integral(client)).toBe(1099);
  await complete(client, 10_000);
  expect(await play.integral(client)).toBe(1219);
});

it('is heard of by a page that is open', async () => {
  const client = await play.newBuyer();
  const { skuId } = await play.newSku({ priceFen: 100_000 });
  const order = await makeOrder(shop, client, { state: 'sent', lines: [{ skuId, quantity: 1 }] });
  const news = await watchEvents<NoticeNews>(`${shop.apiUrl}/api/notice/events`, client);
  const { unreadCount = 0 } = (await news.next()) ?? {};
  await receiveAs(client, order);
  expect(await news.next()).toMatchObject({ unreadCount: unreadCount + 2, newest: { kind: 'levelRaised' } });
  news.leave();
});

it('has no next one at the top', async () => {
  const client = await play.newBuyer();
  await complete(client, 200_000, 10);
  expect(await levelOf(client)).toMatchObject({ level: '钻石会员', spentFen: 2_000_000, next: null });
});

it('falls with what is refunded, before completion and after it', async () => {
  const client = await play.newBuyer();
  const { skuId } = await play.newSku({ priceFen: 60_000 });
  const order = await makeOrder(shop, client, { state: 'sent', lines: [{ skuId, quantity: 3 }] });
  const lines = order.lines.map(({ id }) => ({ lineId: id, pieces: 1 }));
  const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines });
  must(await play.decide('staffAfterSaleApprove', asked));
  await receiveAs(client, order);
  expect(await levelOf(client)).toMatchObject({ level: '银卡会员', spentFen: 120_000 });
  await refund(client, order, 1);
  expect(await levelOf(client)).toMatchObject({
    level: '普通用户',
    spentFen: 60_000,
    fallingOut: { amountFen: 60_000, level: '普通用户' },
  });
  expect(await operatorLevel(client)).toBe('普通用户');
  await refund(client, order, 1);
  expect(await levelOf(client)).toMatchObject({ spentFen: 0, fallingOut: null });
  expect((await play.noticeTitles(client)).filter((title) => title === '等级提升了')).toHaveLength(1);
});

it('counts a day until the same one of the next year, and makes up for days on which nobody reckoned', async () => {
  const client = await play.newBuyer();
  const first = businessDay(shop.services.clock());
  expect(first).toBe(`${year}-03-01`);
  await complete(client, 450_000);
  goTo(`${year}-06-15T10:00:00+08:00`);
  await signInAgain(shop, client);
  await complete(client, 60_000);
  expect(await levelOf(client)).toMatchObject({
    level: '金卡会员',
    spentFen: 510_000,
    fallingOut: { on: `${year + 1}-03-01`, amountFen: 450_000, level: '普通用户' },
  });
  goTo(`${year + 1}-02-28T23:59:00+08:00`);
  await reckonLevels(shop.services);
  await signInAgain(shop, client);
  expect(await levelOf(client)).toMatchObject({ level: '金卡会员', spentFen: 510_000 });
  goTo(`${year + 1}-03-01T00:03:00+08:00`);
  await reckonLevels(shop.services);
  await signInAgain(shop, client);
  expect(await levelOf(client)).toEqual({
    level: '普通用户',
    spentFen: 60_000,
    next: { level: '银卡会员', missingFen: 40_000 },
    fallingOut: { on: `${year + 1}-06-15`, amountFen: 60_000, level: '普通用户' },
  });
  expect(await operatorLevel(client)).toBe('普通用户');
  expect(await shop.broken()).toEqual([]);
  // Four months in which no job ran.
  goTo(`${year + 1}-10-01T00:03:00+08:00`);
  await reckonLevels(shop.services);
  await signInAgain(shop, client);
  expect(await levelOf(client)).toMatchObject({ spentFen: 0, fallingOut: null });
});
