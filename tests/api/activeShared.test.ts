import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it('kept answers are those of their own activity, and follow a new one within a second', async () => {
  const marketing = await signInStaff(shop, ['marketing']);
  const guest = createShopClient(shop, { roaming: true });
  const add = async (title: string) => {
    const body = {
      kind: 'vip',
      title,
      rulesText: '规则',
      position: 0,
      startsAt: new Date(Date.now() - DAY_MS).toISOString(),
      endsAt: new Date(Date.now() + DAY_MS).toISOString(),
    };
    return must<{ id: string }>(await marketing.call('staffActivityCreate', { body })).id;
  };
  const titles = async () =>
    must<Answer<Contract['activeList']>>(await guest.call('activeList')).items.map(({ title }) => title);
  const titleOf = async (id: string) =>
    must<Answer<Contract['activeGet']>>(await guest.call('activeGet', { params: { id } })).activity.title;
  const [one, other] = [await add('一'), await add('二')];
  // Twice each: the second answer is a kept one.
  expect([await titleOf(one), await titleOf(other), await titleOf(one), await titleOf(other)]).toEqual([
    '一',
    '二',
    '一',
    '二',
  ]);
  expect(await titles()).toEqual(['一', '二']);
  await add('三');
  await expect.poll(titles, { timeout: 3000 }).toEqual(['一', '二', '三']);
});
