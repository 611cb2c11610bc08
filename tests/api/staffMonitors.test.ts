import type { Answer, Contract } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireGroups } from '../../apps/server/src/jobs/expireGroups.ts';
import { refundFailedGroups } from '../../apps/server/src/jobs/refundFailedGroups.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { joinGroup, makeGroupCampaign, openGroup } from '../support/makeGroup.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, rowTo } from '../support/makeReseller.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Groups = Answer<Contract['staffGroupList']>;
type Batches = Answer<Contract['staffBatchList']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const groupsOf = async (staff: StaffClient, query = '') =>
  must<Groups>(await staff.call('staffGroupList', { query })).items;
const batchesOf = async (staff: StaffClient, query = '') =>
  must<Batches>(await staff.call('staffBatchList', { query })).items;

it('shows batches, the newest first, with their bad rows and how far they are', async () => {
  const staff = await signInStaff(shop, ['orders']);
  const code = `SM-${newId().slice(-8).toUpperCase()}`;
  await makeProduct(shop.services.db, { priceFen: 1000, pieces: 10, skus: [{ optionValues: [], code }] });
  const reseller = await makeReseller(shop, { balanceFen: 50_000 });
  const paid = await reseller.create([rowTo(code), rowTo(code)]);
  await reseller.ordered(paid.id);
  must(await reseller.payByBalance(paid.id));
  const draftId = await reseller.draft();
  const items = await batchesOf(staff);
  expect(items.map(({ id, state, rows, sent }) => [id, state, rows.bad, sent])).toEqual([
    [draftId, 'checked', 1, 0],
    [paid.id, 'paid', 0, 0],
  ]);
  expect(items[1]).toMatchObject({ orders: 2, isOverdue: false, businessName: expect.any(String) });
  expect((await batchesOf(staff, 'state=paid')).map(({ id }) => id)).toEqual([paid.id]);
  shop.advance(25 * HOUR_MS);
  const later = await signInStaff(shop, ['orders']);
  expect((await batchesOf(later, 'state=paid'))[0]?.isOverdue).toBe(true);
  const marketing = await signInStaff(shop, ['marketing']);
  expect((await marketing.call('staffBatchList')).status).toBe(404);
  expect((await createShopClient(shop).call('staffBatchList')).status).toBe(401);
});

it('shows groups under way, full and failed', async () => {
  const campaign = await makeGroupCampaign(shop);
  const [first, second, third] = await Promise.all(
    Array.from({ length: 3 }, () => makeBuyer(shop, { balanceFen: 20_000 })),
  );
  if (!first || !second || !third) throw new Error('three buyers');
  const full = await openGroup(shop, first, campaign);
  await joinGroup(second, campaign, full.groupId);
  const open = await openGroup(shop, third, campaign);
  const marketing = await signInStaff(shop, ['marketing']);
  expect(await groupsOf(marketing)).toMatchObject([
    { id: open.groupId, state: 'open', size: 2, paidMembers: 1, productId: campaign.productId, refunding: 0 },
  ]);
  expect((await groupsOf(marketing, 'state=full')).map(({ id }) => id)).toEqual([full.groupId]);
  expect(await groupsOf(marketing, 'state=failed')).toEqual([]);
  shop.advance(49 * HOUR_MS);
  const orders = await signInStaff(shop, ['orders']);
  await expireGroups(shop.services);
  expect(await groupsOf(orders, 'state=failed')).toMatchObject([{ id: open.groupId, refunding: 1 }]);
  await refundFailedGroups(shop.services);
  expect(await groupsOf(orders, 'state=failed')).toMatchObject([{ id: open.groupId, refunding: 0 }]);
  const finance = await signInStaff(shop, ['finance']);
  expect((await finance.call('staffGroupList')).status).toBe(404);
  expect((await orders.call('staffGroupList', { query: 'state=odd' })).status).toBe(400);
});
