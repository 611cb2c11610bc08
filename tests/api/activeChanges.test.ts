import { type Answer, type Contract, errorCodes, type OrderRow } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Kept = Answer<Contract['staffActivityList']>['items'][number];
type Shown = Answer<Contract['activeGet']>['activity'];

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const running = () => ({ startsAt: inDays(-1), endsAt: inDays(9) });
const coming = () => ({ startsAt: inDays(1), endsAt: inDays(9) });
const tiers = [{ thresholdFen: 30_000, offFen: 1500 }];
const words = { title: '签到', rulesText: '每天一次', position: 5 };
const codeOf = (name: keyof typeof errorCodes) => errorCodes[name].code;

let shop: TestShop;
let marketing: StaffClient;
/** Goods that no test buys. */
let scope: unknown;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  marketing = await signInStaff(shop, ['marketing']);
  scope = { kind: 'products', productIds: [(await makeProduct(shop.services.db)).id] };
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const post = async (name: 'staffCampaignCreate' | 'staffActivityCreate', body: unknown) =>
  must<{ id: string }>(await marketing.call(name, { body })).id;
const campaign = (wish: Record<string, unknown>) =>
  post('staffCampaignCreate', { name: '居家活动', scope, tiers, ...wish });
const activity = (wish: Record<string, unknown>) => post('staffActivityCreate', { kind: 'checkIn', ...words, ...wish });
const change = (id: string, body: Record<string, unknown>) =>
  marketing.call('staffActivityChange', { params: { id }, body: { ...words, version: 1, ...body } });
const end = (id: string, version = 1) => marketing.call('staffActivityEnd', { params: { id }, body: { version } });
const changeCampaign = (id: string, body: Record<string, unknown>) =>
  marketing.call('staffCampaignChange', {
    params: { id },
    body: { name: '居家活动', scope, tiers, version: 1, ...body },
  });
const kept = async (id: string) => {
  const { items } = must<{ items: Kept[] }>(await marketing.call('staffActivityList'));
  return items.find((item) => item.id === id);
};
const show = (id: string) => createShopClient(shop).call('activeGet', { params: { id } });
const shown = async (id: string) => must<{ activity: Shown }>(await show(id)).activity;
const isListed = async (id: string) => {
  const { items } = must<{ items: Shown[] }>(await createShopClient(shop).call('activeList'));
  return items.some((item) => item.id === id);
};
const audited = async (id: string) => {
  const rows = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'staff_id'])
    .where('target_id', '=', id)
    .orderBy('seq')
    .execute();
  expect(rows.every((row) => row.staff_id === marketing.staffId)).toBe(true);
  return rows.map(({ action }) => action);
};

describe('a part of the page', () => {
  it('gets other words, another place, a picture and another end', async () => {
    const times = running();
    const id = await activity(times);
    const product = await makeProduct(shop.services.db);
    const endsAt = inDays(20);
    const picture = { productId: product.id, alt: '一只杯子' };
    const wish = { title: '每日签到', subtitle: '一天比一天多', rulesText: '甲\n乙', position: 2, picture };
    expect(must(await change(id, { ...wish, ...times, endsAt }))).toEqual({ version: 2 });
    const { title, subtitle, rulesText, picture: now, endsAt: until } = await shown(id);
    expect({ title, subtitle, rulesText, until }).toEqual({
      title: '每日签到',
      subtitle: '一天比一天多',
      rulesText: ['甲', '乙'],
      until: endsAt,
    });
    expect(now).toMatchObject({ alt: '一只杯子' });
    // Not named, the picture stays; null takes it away.
    must(await change(id, { ...times, version: 2 }));
    expect((await shown(id)).picture).toEqual(now);
    must(await change(id, { ...times, version: 3, picture: null }));
    expect((await kept(id))?.picture).toBeNull();
    expect(await audited(id)).toEqual(['activity.create', ...Array(3).fill('activity.change')]);
  });

  it('is changed by one of two who looked at the same', async () => {
    const times = running();
    const id = await activity(times);
    const replies = await Promise.all(['甲', '乙'].map((title) => change(id, { ...times, title })));
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, codeOf('ACTIVITY_CHANGED')]);
    expect((await kept(id))?.version).toBe(2);
    expect((await end(id, 1)).code).toBe(codeOf('ACTIVITY_CHANGED'));
  });

  it('keeps the start that has been, and its times where something else says them', async () => {
    const times = running();
    const id = await activity(times);
    expect((await change(id, { startsAt: inDays(-2), endsAt: times.endsAt })).code).toBe(codeOf('ACTIVITY_BEGUN'));
    expect((await change(id, { ...times, endsAt: inDays(-0.5) })).code).toBe(codeOf('ACTIVITY_TIMES'));
    expect((await change(id, {})).status).toBe(400);
    const spend = await activity({ kind: 'spendAndSave', campaignId: await campaign(times) });
    expect((await change(spend, times)).status).toBe(400);
    expect((await change(spend, { title: '满减' })).status).toBe(200);
    expect((await change(newId(), times)).status).toBe(404);
    expect((await change(id, { ...times, picture: { productId: newId(), alt: '无' } })).code).toBe(
      codeOf('GOODS_UNKNOWN'),
    );
  });

  it('ends now when it runs, and was never there when it has not begun', async () => {
    const [id, later] = [await activity(running()), await activity(coming())];
    expect(await isListed(id)).toBe(true);
    must(await end(id));
    expect([await isListed(id), (await show(id)).status]).toEqual([false, 200]);
    expect((await end(id, 2)).code).toBe(codeOf('ACTIVITY_OVER'));
    expect((await change(id, { ...running(), version: 2 })).code).toBe(codeOf('ACTIVITY_OVER'));
    must(await end(later));
    expect((await show(later)).status).toBe(404);
    expect(await audited(later)).toEqual(['activity.create', 'activity.end']);
  });
});

describe('a spend-and-save', () => {
  it('has other terms until it begins, and the page follows', async () => {
    const campaignId = await campaign(coming());
    const id = await activity({ kind: 'spendAndSave', campaignId });
    const next = { startsAt: inDays(2), endsAt: inDays(3) };
    const { id: other } = await makeProduct(shop.services.db);
    const goods = { kind: 'products', productIds: [other] };
    must(await changeCampaign(campaignId, { ...next, scope: goods, tiers: [{ thresholdFen: 100, offFen: 1 }] }));
    const { startsAt, endsAt, campaign: terms } = await shown(id);
    expect({ startsAt, endsAt }).toEqual(next);
    expect(terms).toMatchObject({ scope: 'products', goodsCount: 1, tiers: [{ thresholdFen: 100, offFen: 1 }] });
    expect((await changeCampaign(campaignId, next)).code).toBe(codeOf('ACTIVITY_CHANGED'));
    expect((await changeCampaign(newId(), next)).status).toBe(404);
    expect(await audited(campaignId)).toEqual(['campaign.create', 'campaign.change']);
    const begun = await campaign(running());
    expect((await changeCampaign(begun, running())).code).toBe(codeOf('ACTIVITY_BEGUN'));
  });

  it('that ends early takes nothing off any more, and orders that were made keep their price', async () => {
    const product = await makeProduct(shop.services.db, { priceFen: 30_000 });
    const goods = { kind: 'products', productIds: [product.id] };
    const campaignId = await campaign({ ...running(), scope: goods });
    const id = await activity({ kind: 'spendAndSave', campaignId });
    const buyer = await makeBuyer(shop, { balanceFen: 30_000 });
    const draft = { lines: [{ skuId: product.skuIds[0] ?? '', quantity: 1 }], coupon: 'none' as const };
    const order = await buyer.ordered(draft);
    const quoted = await buyer.quote(draft);
    expect(quoted.price.payFen).toBe(28_500);
    must(await end(id));
    expect((await buyer.quote(draft)).price.payFen).toBe(30_000);
    expect((await buyer.orderAt(quoted.key, draft)).code).toBe(codeOf('QUOTE_CHANGED'));
    must(await buyer.payByBalance(order.id));
    const paid = must<OrderRow>(await buyer.client.call('orderGet', { params: { id: order.id } }));
    expect(paid.payFen).toBe(28_500);
  });

  it('that ends by itself takes the page along, and one to come is taken back', async () => {
    const stop = (campaignId: string, version = 1) =>
      marketing.call('staffCampaignEnd', { params: { id: campaignId }, body: { version } });
    const [now, later] = [await campaign(running()), await campaign(coming())];
    const ids = [now, later].map((campaignId) => activity({ kind: 'spendAndSave', campaignId }));
    const [running1, coming1] = await Promise.all(ids);
    expect((await stop(now, 7)).code).toBe(codeOf('ACTIVITY_CHANGED'));
    expect(await isListed(running1 ?? '')).toBe(true);
    must(await stop(now));
    must(await stop(later));
    expect(await Promise.all([running1, coming1].map((id) => isListed(id ?? '')))).toEqual([false, false]);
    expect((await stop(now, 2)).code).toBe(codeOf('ACTIVITY_OVER'));
    expect((await stop(later)).status).toBe(404);
    const { items } = must<Answer<Contract['staffCampaignList']>>(await marketing.call('staffCampaignList'));
    expect(items.find(({ id }) => id === now)?.version).toBe(2);
  });
});
