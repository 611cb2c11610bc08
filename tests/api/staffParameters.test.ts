import { type Answer, type Contract, shownSettings } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../support/makeBuyer.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ RETURN_ADDRESS: '浙江省杭州市西湖区文三路 1 号' });
});
afterAll(() => shop.stop());

it('administrators see the configuration in force, and nothing of it that is secret', async () => {
  const admin = await signInStaff(shop, ['admin']);
  const reply = await admin.call('staffParameterList');
  const { items } = must<Answer<Contract['staffParameterList']>>(reply);
  expect(items.map(({ name }) => name)).toEqual([...shownSettings]);
  expect(items).toContainEqual({ name: 'RETURN_ADDRESS', value: '浙江省杭州市西湖区文三路 1 号' });
  const secret = Object.entries(shop.services.config).filter(([name]) =>
    /SECRET|KEY|_URL|ENDPOINT|PASSWORD/.test(name),
  );
  expect(secret.length).toBeGreaterThan(10);
  const text = JSON.stringify(items);
  expect(secret.filter(([, value]) => typeof value === 'string' && value !== '' && text.includes(value))).toEqual([]);
  expect(shownSettings.filter((name) => /SECRET|KEY|_URL|ENDPOINT|PASSWORD/.test(name))).toEqual([]);
  const finance = await signInStaff(shop, ['finance']);
  expect((await finance.call('staffParameterList')).status).toBe(404);
});
