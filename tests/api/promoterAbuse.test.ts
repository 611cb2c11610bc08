import type { Answer, Contract, OrderRow, Session } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { closeAs } from '../support/invite.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { claimed, letItBeNoon, makeDeal, orderOf } from '../support/makeDeal.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makePick } from '../support/makePick.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { buyUnit, makeUnit } from '../support/makeUnit.ts';
import {
  commissionOf,
  effectsOf,
  makeEarning,
  makePromoter,
  type Promoter,
  refusalsOf,
  visitorIn,
} from '../support/promote.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { setCommission } from '../../apps/server/src/modules/goods/catalogue/index.ts';

type Refusals = Answer<Contract['staffEffectRefusals']>;

let shop: TestShop;
let skuId: string;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
  letItBeNoon(shop);
  ({ skuId } = await makeEarning(shop, { pieces: 500 }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** Everyone who buys here lives in 文三路 478 号 of 西湖区, unless their own address was made before. */
async function newBuyer(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}
const home = {
  recipient: '林知夏',
  phoneNumber: '13800001234',
  divisionCode: '330106',
  detail: '学院路 28 号 3 幢-1202',
};
const livesAt = async (client: ShopClient, address: Partial<typeof home> = {}) =>
  must<{ id: string }>(await client.call('addressCreate', { body: { ...home, ...address } })).id;
const buy = (client: ShopClient) => makeOrder(shop, client, { lines: [{ skuId, quantity: 1 }], state: 'paid' });
const signIn = async ({ phoneNumber, password }: Promoter, headers: Record<string, string>) => {
  const client = createShopClient(shop, { roaming: true });
  must<Session>(await client.call('userLogin', { body: { account: phoneNumber, password }, headers }));
};

interface Trick {
  readonly trick: string;
  readonly reason: string;
  /** Comes to the order that was paid. */
  readonly play: (promoter: Promoter) => Promise<{ id: string }>;
}

const tricks: readonly Trick[] = [
  {
    trick: 'buys by one’s own link',
    reason: 'sameUser',
    async play(promoter) {
      must(await visitorIn(promoter.client).click(promoter));
      return await buy(promoter.client);
    },
  },
  {
    trick: 'opens one’s own link signed out, and signs in to buy',
    reason: 'sameUser',
    async play(promoter) {
      const visitor = visitorIn(createShopClient(shop, { roaming: true }));
      must(await visitor.click(promoter));
      const body = { account: promoter.phoneNumber, password: promoter.password };
      visitor.client.session = must<Session>(await visitor.client.call('userLogin', { body }));
      must(await visitor.join());
      return await buy(visitor.client);
    },
  },
  {
    trick: 'buys one’s own pick at the celebrity’s price',
    reason: 'sameUser',
    async play(promoter) {
      const { id, skuId: pickedSku } = await makeEarning(shop);
      const sourceId = await makePick(shop, {
        userId: promoter.userId,
        productId: id,
        prices: { [pickedSku]: 15_000 },
      });
      const lines = [{ skuId: pickedSku, quantity: 1, sourceId }];
      return await makeOrder(shop, promoter.client, { lines, state: 'paid' });
    },
  },
  {
    trick: 'has a second account in the same browser',
    reason: 'sameBrowser',
    async play(promoter) {
      const second = await newBuyer();
      await signIn(promoter, { anonymous: second.browserId });
      must(await visitorIn(second).click(promoter));
      return await buy(second);
    },
  },
  {
    trick: 'has a second account in another browser of the same device at home',
    reason: 'sameDevice',
    async play(promoter) {
      const headers = { 'X-Forwarded-For': `2001:db8:9:${newId().slice(-4)}::1`, 'User-Agent': 'Mozilla/5.0 (iPhone)' };
      const phoneNumber = `139${String(Date.now()).slice(-8)}`;
      const second = createShopClient(shop, { roaming: true });
      const { password } = await second.register(phoneNumber);
      await signIn(promoter, headers);
      must(await second.call('userLogin', { body: { account: phoneNumber, password }, headers }));
      must(await visitorIn(second).click(promoter));
      return await buy(second);
    },
  },
  {
    trick: 'has a second account whose goods go to the first one’s door',
    reason: 'sameAddress',
    async play(promoter) {
      await livesAt(promoter.client);
      const second = await newBuyer();
      await livesAt(second, { phoneNumber: '13800009999' });
      must(await visitorIn(second).click(promoter));
      return await buy(second);
    },
  },
  {
    trick: 'writes that door in another way',
    reason: 'sameAddress',
    async play(promoter) {
      await livesAt(promoter.client);
      const second = await newBuyer();
      await livesAt(second, { phoneNumber: '13800009999', detail: '学院路２８号，3幢 1202' });
      must(await visitorIn(second).click(promoter));
      return await buy(second);
    },
  },
  {
    trick: 'takes that door out of the address book, but had goods sent there before',
    reason: 'sameAddress',
    async play(promoter) {
      const id = await livesAt(promoter.client);
      await buy(promoter.client);
      must(await promoter.client.call('addressDelete', { params: { id } }));
      const second = await newBuyer();
      await livesAt(second, { phoneNumber: '13800009999' });
      must(await visitorIn(second).click(promoter));
      return await buy(second);
    },
  },
  {
    trick: 'has the goods of the second account sent elsewhere, to one’s own phone number',
    reason: 'samePhone',
    async play(promoter) {
      const second = await newBuyer();
      await livesAt(second, { phoneNumber: promoter.phoneNumber, detail: '丰巢柜 17 号' });
      must(await visitorIn(second).click(promoter));
      return await buy(second);
    },
  },
  {
    trick: 'closes the account before the order is paid',
    reason: 'closedAccount',
    async play(promoter) {
      const buyer = await makeBuyer(shop, { balanceFen: 50_000 });
      must(await visitorIn(buyer.client).click(promoter));
      const order = await buyer.ordered({ lines: [{ skuId, quantity: 1 }] });
      await closeAs(shop, promoter);
      must(await buyer.payByBalance(order.id));
      return order;
    },
  },
];

describe('a clever promoter who', () => {
  it.each(tricks)('$trick earns nothing, and staff see why', async ({ reason, play }) => {
    const promoter = await makePromoter(shop);
    const { id } = await play(promoter);
    expect(await effectsOf(shop, id)).toEqual([]);
    expect(await refusalsOf(shop, id)).toEqual([reason]);
    expect(await commissionOf(shop, promoter.userId)).toEqual([0, 0]);
  });

  it('is seen by staff of finance and marketing, with the reason in words, page by page', async () => {
    const staff = await signInStaff(shop, ['marketing']);
    const page = must<Refusals>(await staff.call('staffEffectRefusals'));
    expect(page.items.map(({ reason }) => reason).toSorted()).toEqual(tricks.map(({ reason }) => reason).toSorted());
    expect(page.items[0]).toMatchObject({ reason: 'closedAccount', words: '付款时推广人已经注销' });
    expect(page.items[0]?.orderNo).toMatch(/^\d{18}$/);
    const promoterId = page.items[3]?.promoterId;
    const own = must<Refusals>(await staff.call('staffEffectRefusals', { query: `promoterId=${promoterId}` }));
    expect(own.items).toEqual([page.items[3]]);
    const found = async (query: string) =>
      must<Refusals>(await staff.call('staffEffectRefusals', { query })).items.map(({ reason }) => reason);
    expect(await found('reason=closedAccount')).toEqual(['closedAccount']);
    const last = page.items[0]?.at ?? '';
    expect(await found(`until=${last}`)).toHaveLength(tricks.length - 1);
    expect(await found(`from=${last}`)).toEqual(['closedAccount']);
    expect((await staff.call('staffEffectRefusals', { query: 'reason=because' })).status).toBe(400);
    const orders = await signInStaff(shop, ['orders']);
    expect((await orders.call('staffEffectRefusals')).status).toBe(404);
  });

  it('has the buyer click between order and payment earns nothing: the order knows who brought it', async () => {
    const promoter = await makePromoter(shop);
    const buyer = await makeBuyer(shop, { balanceFen: 50_000 });
    const order = await buyer.ordered({ lines: [{ skuId, quantity: 1 }] });
    must(await visitorIn(buyer.client).click(promoter));
    must(await buyer.payByBalance(order.id));
    expect(await effectsOf(shop, order.id)).toEqual([]);
  });

  it('clicks in the name of a buyer’s browser id earns nothing: the key is not known', async () => {
    const promoter = await makePromoter(shop);
    const buyer = await newBuyer();
    const stranger = visitorIn(createShopClient(shop, { roaming: true }));
    const body = { code: promoter.code, key: stranger.key };
    must(await stranger.client.call('clickRecord', { body, headers: { anonymous: buyer.browserId } }));
    must(await visitorIn(buyer).join());
    expect(await effectsOf(shop, (await buy(buyer)).id)).toEqual([]);
  });

  it('brings buyers of deals and opened goods earns nothing: they pay no commission', async () => {
    const promoter = await makePromoter(shop);
    const buyer = await makeBuyer(shop, { balanceFen: 100_000 });
    must(await visitorIn(buyer.client).click(promoter));
    const product = await makeProduct(shop.services.db, { pieces: 2 });
    const rate = { subject: { kind: 'product', id: product.id }, rateBp: 1000 } as const;
    await shop.services.db.transact((tx) => setCommission(tx, rate));
    const deal = await makeDeal(shop, { product });
    const order = await orderOf(buyer, deal, await claimed(buyer.client, deal));
    must(await buyer.payByBalance(order.id));
    const unit = await makeUnit(shop);
    const bought: OrderRow = await buyUnit(buyer, unit);
    for (const { id } of [order, bought]) {
      expect([await effectsOf(shop, id), await refusalsOf(shop, id)]).toEqual([[], []]);
    }
  });
});
