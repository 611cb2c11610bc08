import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endGroupCampaign } from '../../apps/server/src/modules/channels/groupPurchase/index.ts';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeGroupCampaign, type MadeCampaign } from '../support/makeGroup.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Page = Answer<Contract['groupCampaignList']>;

const MANY = 43;
let shop: TestShop;
let guest: ShopClient;
let made: MadeCampaign[];
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  guest = createShopClient(shop, { roaming: true });
  made = [];
  // Three end at each moment: a page ends in the middle of them.
  for (let no = 0; no < MANY; no += 1) {
    made.push(await makeGroupCampaign(shop, { endsAt: at(48 - Math.floor(no / 3)) }));
  }
});
afterAll(() => shop.stop());

const start = Math.floor(Date.now() / 1000) * 1000;
const at = (hours: number) => new Date(start + hours * HOUR_MS);
const read = async (query = '') => must<Page>(await guest.call('groupCampaignList', { query }));
const after = ({ nextCursor }: Page, query = '') => read(`cursor=${nextCursor ?? ''}${query}`);
const order = ({ endsAt, id }: Page['items'][number]) => `${endsAt} ${id}`;

it('shows every campaign once, those that end first in front, whatever ends in between', async () => {
  const first = await read();
  expect(first).toMatchObject({ total: MANY, categories: [{ id: 'home', name: '家居', count: MANY }] });
  const gone = made.find(({ id }) => id === first.items[0]?.id);
  await shop.services.db.transact((tx) =>
    endGroupCampaign(tx, { id: gone?.id ?? '', version: 1, now: shop.services.clock() }),
  );
  const second = await after(first);
  const third = await after(second);
  expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 3]);
  expect(third).toMatchObject({ nextCursor: null, total: MANY - 1 });
  const shown = [first, second, third].flatMap(({ items }) => items);
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
  expect(shown.map(order)).toEqual(shown.map(order).toSorted());
});

it('by category, without what is off sale, not begun or over', async () => {
  const before = await read('category=home');
  const [product] = before.items;
  await shop.services.db.transact((tx) =>
    setProductState(tx, { productId: product?.productId ?? '', state: 'offSale', now: shop.services.clock() }),
  );
  await makeGroupCampaign(shop, { startsAt: at(1), endsAt: at(2) });
  await makeGroupCampaign(shop, { startsAt: at(-2), endsAt: at(-1) });
  const now = await read('category=home');
  expect(now.total).toBe(before.total - 1);
  expect(now.items.map(({ id }) => id)).not.toContain(product?.id);
  expect((await after(now, '&category=home')).items).toHaveLength(20);
  expect(await read('category=digital')).toMatchObject({ items: [], total: 0, nextCursor: null });
});

it('refuses a cursor that it has not handed out', async () => {
  for (const values of [[3, 'x'], ['2026-11-15T10:00:00.000Z'], ['yesterday', made[0]?.id]]) {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
    const reply = await guest.call('groupCampaignList', { query: `cursor=${cursor}` });
    expect([reply.status, reply.code]).toEqual([400, errorCodes.INVALID_INPUT.code]);
  }
});
