import type { Answer, Contract } from '@jiwu/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOrder } from '../support/copyOrder.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { markReminded } from '../support/markReminded.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Found = Answer<Contract['staffOrderSearch']>;

/** More than a count goes to, and far more than one request looks at. */
const WAITING = 1100;
const REMINDED = 60;
const PAGE = 50;

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['orders']);
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const { id } = await makeOrder(shop, client, { state: 'completed' });
  await copyOrder(shop, { id, count: WAITING });
  await shop.owner.writeAlone(sql`
    update orders set state = 'awaitingDispatch', completed_at = null
    where request_key like 'copy-%' and state = 'completed'`);
  await markReminded(shop, { last: REMINDED });
});
afterAll(() => shop.stop());

const search = async (query: Record<string, string>) =>
  must<Found>(await staff.call('staffOrderSearch', { query: new URLSearchParams(query).toString() }));

it('counts those that were asked for behind however many that were not', async () => {
  const counts = must<Answer<Contract['staffOrderCounts']>>(await staff.call('staffOrderCounts'));
  expect(counts).toMatchObject({ reminded: REMINDED, awaitingDispatch: counts.most + 1 });
});

it('shows them at once, the first paid first, and all of them', async () => {
  const first = await search({ reminded: '1' });
  expect(first.items).toHaveLength(PAGE);
  const rest = await search({ reminded: '1', cursor: first.nextCursor ?? '' });
  expect(rest.nextCursor).toBeNull();
  const all = [...first.items, ...rest.items];
  expect(all).toHaveLength(REMINDED);
  expect(all.every(({ remindedAt, state }) => remindedAt !== null && state === 'awaitingDispatch')).toBe(true);
  const paid = all.map(({ paidAt }) => paidAt);
  expect(paid).toEqual(paid.toSorted((one, other) => (one ?? '').localeCompare(other ?? '')));
});

it('knows their other filters too', async () => {
  const { items } = await search({ reminded: '1' });
  const [, , third] = items;
  const phoneTail = third?.shipTo.phoneNumber.slice(-4) ?? '';
  const found = await search({ reminded: '1', phoneTail });
  expect(found.items.map(({ no }) => no)).toContain(third?.no);
  expect((await search({ reminded: '1', kind: 'openBox' })).items).toEqual([]);
});
