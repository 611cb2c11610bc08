import type { Answer, integralEndpoints } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type CheckIn = Answer<(typeof integralEndpoints)['checkIn']>;
type Calendar = Answer<(typeof integralEndpoints)['checkInGet']>;

const year = new Date().getUTCFullYear() + 1;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

function goTo(when: string): void {
  shop.advance(new Date(when).getTime() - shop.services.clock().getTime());
}

async function newUser(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}

async function checkInAt(client: ShopClient, when: string): Promise<CheckIn> {
  goTo(when);
  await signInAgain(shop, client);
  return must(await client.call('checkIn', { body: {} }));
}

const calendar = async (client: ShopClient, month?: string): Promise<Calendar> =>
  must(await client.call('checkInGet', month ? { query: `month=${month}` } : {}));

it('gives more each day in a row, the most from the seventh on, and begins anew after a gap', async () => {
  const client = await newUser();
  const given: number[] = [];
  for (let day = 1; day <= 9; day += 1) {
    const { integral, streak } = await checkInAt(client, `${year}-03-0${day}T09:00:00+08:00`);
    expect(streak).toBe(day);
    given.push(integral);
  }
  expect(given).toEqual([5, 7, 9, 11, 13, 16, 20, 20, 20]);
  expect(await checkInAt(client, `${year}-03-11T09:00:00+08:00`)).toEqual({
    day: `${year}-03-11`,
    streak: 1,
    integral: 5,
    available: 126,
  });
});

it('is cut at midnight in Shanghai', async () => {
  const client = await newUser();
  expect(await checkInAt(client, `${year}-04-01T23:59:30+08:00`)).toMatchObject({ day: `${year}-04-01`, streak: 1 });
  expect(await checkInAt(client, `${year}-04-02T00:00:30+08:00`)).toMatchObject({ day: `${year}-04-02`, streak: 2 });
});

it('answers the same the second time, and gives nothing more', async () => {
  const client = await newUser();
  const first = await checkInAt(client, `${year}-05-01T08:00:00+08:00`);
  expect(await checkInAt(client, `${year}-05-01T22:00:00+08:00`)).toEqual(first);
  const { items } = must<{ items: { title: string; amount: number }[] }>(await client.call('integralStatement'));
  expect(items.map(({ title, amount }) => [title, amount])).toEqual([['签到第 1 天', 5]]);
});

it('shows a month, the days in a row and what today gives', async () => {
  const client = await newUser();
  goTo(`${year}-06-30T08:00:00+08:00`);
  await signInAgain(shop, client);
  expect(await calendar(client)).toEqual({
    today: `${year}-06-30`,
    month: `${year}-06`,
    firstMonth: null,
    days: [],
    streak: 0,
    isCheckedIn: false,
    integral: 5,
  });
  await checkInAt(client, `${year}-06-30T09:00:00+08:00`);
  expect(await calendar(client)).toMatchObject({ streak: 1, isCheckedIn: true, integral: 5 });
  goTo(`${year}-07-01T08:00:00+08:00`);
  await signInAgain(shop, client);
  expect(await calendar(client)).toMatchObject({ days: [], streak: 1, isCheckedIn: false, integral: 7 });
  await checkInAt(client, `${year}-07-01T09:00:00+08:00`);
  expect(await calendar(client)).toMatchObject({ days: [{ day: `${year}-07-01`, integral: 7 }], streak: 2 });
  expect(await calendar(client, `${year}-06`)).toMatchObject({
    month: `${year}-06`,
    firstMonth: `${year}-06`,
    days: [{ day: `${year}-06-30`, integral: 5 }],
    streak: 2,
  });
  goTo(`${year}-07-03T09:00:00+08:00`);
  await signInAgain(shop, client);
  expect(await calendar(client)).toMatchObject({ streak: 0, isCheckedIn: false, integral: 5 });
  expect((await client.call('checkInGet', { query: `month=${year}-13` })).status).toBe(400);
});
