import { type Answer, type Contract, errorCodes, type Order, type OrderRow, rules } from '@jiwu/contract';
import { businessDay, DAY_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveChannels } from '../../apps/server/src/platform/live/liveChannels.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeBuyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import {
  aSecondLater,
  buyDeal,
  claimAs,
  claimed,
  type ClaimAnswer,
  draftOf,
  figuresOf,
  letItBeNoon,
  makeDeal,
  orderOf,
  releaseAs,
} from '../support/makeDeal.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Mine = Answer<Contract['wootMine']>;
type Page = Answer<Contract['wootPage']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const newBuyers = (count: number) => makeCrowd(shop, count, { balanceFen: 100_000 });
const newBuyer = async () => (await newBuyers(1))[0] as Buyer;
const mineOf = async ({ client }: Buyer) => must<Mine>(await client.call('wootMine'));
const tomorrow = () => businessDay(new Date(shop.services.clock().getTime() + DAY_MS));

describe('from the claim to the payment', () => {
  it('holds a piece for ten minutes, becomes an order with that deadline, and is sold when it is paid', async () => {
    const deal = await makeDeal(shop);
    const buyer = await newBuyer();
    const before = shop.services.clock().getTime();
    const claim = await claimed(buyer.client, deal);
    expect(claim).toMatchObject({ dealId: deal.id, state: 'held', orderId: null });
    expect(Date.parse(claim.deadline) - before).toBeGreaterThanOrEqual(rules.woot.claimMinutes * MINUTE_MS);
    expect(Date.parse(claim.deadline) - before).toBeLessThan(rules.woot.claimMinutes * MINUTE_MS + 20_000);
    expect(await figuresOf(shop, deal)).toEqual([0, 1, 1]);

    const quote = await buyer.quote(draftOf(deal, claim));
    expect(quote).toMatchObject({ payBy: claim.deadline, lines: [{ quantity: 1, available: 1 }] });
    expect(quote.price.lines[0]?.unitPriceReason).toMatchObject({ code: 'channelPrice', channel: 'woot' });
    const order = await orderOf(buyer, deal, claim);
    expect(order).toMatchObject({ kind: 'woot', state: 'awaitingPayment', payFen: 9900, payBy: claim.deadline });
    expect(await figuresOf(shop, deal)).toEqual([0, 1, 1]);
    expect((await mineOf(buyer)).claims).toMatchObject([{ id: claim.id, state: 'ordered', orderId: order.id }]);

    expect(must<OrderRow>(await buyer.payByBalance(order.id)).state).toBe('awaitingDispatch');
    expect(await figuresOf(shop, deal)).toEqual([1, 0, 1]);
    expect((await mineOf(buyer)).claims).toMatchObject([{ state: 'bought' }]);
    expect(must<Order>(await buyer.client.call('orderGet', { params: { id: order.id } }))).toMatchObject({
      subjectId: claim.id,
      lines: [{ quantity: 1, unitPriceFen: 9900, payFen: 9900 }],
    });
  });

  it('shows a claim with what it holds, to its user alone', async () => {
    const deal = await makeDeal(shop);
    const [one, other] = await newBuyers(2);
    const { id, deadline } = await claimed(one!.client, deal);
    const shown = must(await one!.client.call('wootClaimGet', { params: { id } }));
    expect(shown).toMatchObject({ id, deadline, skuId: deal.skuId, priceFen: 9900, ordinaryFen: 16_800 });
    expect((await other!.client.call('wootClaimGet', { params: { id } })).status).toBe(404);
    expect((await releaseAs(other!.client, { id })).status).toBe(404);
    // Nor can somebody else order it.
    const body = { ...draftOf(deal, { id }), addressId: other!.addressId, coupon: 'none', useIntegral: 0 };
    const stolen = { ...body, delivery: { kind: 'standard' } };
    expect((await other!.client.call('orderQuote', { body: stolen })).status).toBe(404);
  });

  it('takes no coupon, but integral; one piece of its own SKU and nothing else', async () => {
    const deal = await makeDeal(shop);
    const buyer = await makeBuyer(shop, { integral: 5000 });
    const couponId = await makeCoupon(shop, { thresholdFen: 5000, offFen: 500 });
    must(await buyer.client.call('couponClaim', { params: { id: couponId }, body: {} }));
    const claim = await claimed(buyer.client, deal);
    const draft = draftOf(deal, claim);
    const { price } = await buyer.quote({ ...draft, coupon: 'best', useIntegral: 'max' });
    expect(price.discounts.map(({ rule }) => rule)).toEqual(['integral']);
    const other = await makeProduct(shop.services.db);
    for (const lines of [
      [{ skuId: deal.skuId, quantity: 2 }],
      [{ skuId: other.skuIds[0] ?? '', quantity: 1 }],
      [...draft.lines, { skuId: other.skuIds[0] ?? '', quantity: 1 }],
    ]) {
      await expect(buyer.quote({ ...draft, lines })).rejects.toThrow(String(errorCodes.SKU_GONE.code));
    }
    await expect(buyer.quote({ ...draft, subjectId: null } as never)).rejects.toThrow('404');
  });

  it('is ordered once', async () => {
    // With more in the house than the deal has: the stock alone would not refuse.
    const deal = await makeDeal(shop, { stock: 10 });
    const buyer = await newBuyer();
    const claim = await claimed(buyer.client, deal);
    const { key } = await buyer.quote(draftOf(deal, claim));
    const replies = await Promise.all(Array.from({ length: 8 }, () => buyer.orderAt(key, draftOf(deal, claim))));
    expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
    const refusals = replies.filter(({ flag }) => !flag).map(({ code }) => code);
    const either = new Set<number>([errorCodes.CLAIM_OVER.code, errorCodes.CLAIM_ORDERED.code]);
    expect(refusals.filter((code) => !either.has(code))).toEqual([]);
    expect((await releaseAs(buyer.client, claim)).code).toBe(errorCodes.CLAIM_ORDERED.code);
  });

  it('can be paid out of the balance alone in its last minute', async () => {
    const deal = await makeDeal(shop);
    const buyer = await newBuyer();
    const order = await orderOf(buyer, deal, await claimed(buyer.client, deal));
    shop.advance(9 * MINUTE_MS + 10_000);
    const body = { gateway: 'wechat' };
    const byGateway = await buyer.client.call('orderPay', { params: { id: order.id }, body });
    expect(byGateway.code).toBe(errorCodes.BALANCE_ONLY.code);
    expect((await buyer.payByBalance(order.id)).flag).toBe(true);
  });
});

describe('who is refused', () => {
  it('a guest, and whoever asks for a deal that is not there', async () => {
    const deal = await makeDeal(shop);
    expect((await claimAs(createShopClient(shop), deal)).status).toBe(401);
    const { client } = await newBuyer();
    expect((await claimAs(client, { id: newId() })).status).toBe(404);
    expect((await claimAs(client, { id: 'deal' })).status).toBe(400);
  });

  it.each(['the gate', 'PostgreSQL'])(
    'everyone once %s has said that nothing is left, guests too, from memory',
    async (who) => {
      const deal = await makeDeal(shop, { pieces: 1 });
      // The gate of a new deal does not know how many there are, and PostgreSQL decides.
      if (who === 'the gate') await aSecondLater(shop);
      expect(await shop.services.rush.gate.read(deal.id)).toBe(who === 'the gate' ? 1 : null);
      const [winner, loser] = await newBuyers(2);
      await claimed(winner!.client, deal);
      const ordinary = await claimAs(loser!.client, deal);
      expect(ordinary.code).toBe(errorCodes.WOOT_SOLD_OUT.code);
      for (const isLater of [false, true]) {
        if (isLater) await aSecondLater(shop);
        const told = await claimAs(createShopClient(shop), deal);
        expect(told).toMatchObject({ status: 409, code: errorCodes.WOOT_SOLD_OUT.code, data: null });
        // Ahead of the framework, which counts statements; with the headers of any other refusal.
        expect(told.headers.get('x-sql-statements')).toBeNull();
        for (const name of ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options']) {
          expect(told.headers.get(name), name).toBe(ordinary.headers.get(name));
        }
      }
    },
  );

  it('nobody twice: the same request again has the same answer, also when nothing is left', async () => {
    const deal = await makeDeal(shop, { pieces: 1 });
    const { client } = await newBuyer();
    const key = newId();
    const first = await claimAs(client, deal, key);
    await aSecondLater(shop);
    expect((await claimAs(client, deal, key)).data).toEqual(must(first));
    const foreign = await client.call('wootClaim', {
      params: { id: (await makeDeal(shop)).id },
      body: {},
      headers: { 'Idempotency-Key': key },
    });
    expect(foreign.status).toBe(409);
  });

  it('whoever has one, unless two are allowed', async () => {
    const [single, double] = [
      await makeDeal(shop, { pieces: 5 }),
      await makeDeal(shop, { pieces: 5, limitPerUser: 2 }),
    ];
    const buyer = await newBuyer();
    await claimed(buyer.client, single);
    expect((await claimAs(buyer.client, single)).code).toBe(errorCodes.WOOT_LIMIT.code);
    const claims = [await claimed(buyer.client, double), await claimed(buyer.client, double)];
    expect((await claimAs(buyer.client, double)).code).toBe(errorCodes.WOOT_LIMIT.code);
    const orders = [];
    for (const claim of claims) orders.push((await orderOf(buyer, double, claim)).id);
    expect(new Set(orders).size).toBe(2);
    expect(await figuresOf(shop, double)).toEqual([0, 2, 3]);
  });

  it('whoever comes too early', async () => {
    const deal = await makeDeal(shop, { day: tomorrow() });
    const { client } = await newBuyer();
    expect((await claimAs(client, deal)).code).toBe(errorCodes.WOOT_NOT_BEGUN.code);
    expect(await figuresOf(shop, deal)).toEqual([0, 0, 2]);
  });

  it('whoever asks too often, but not who shares an address', async () => {
    const deal = await makeDeal(shop);
    const { client } = await newBuyer();
    const codes = new Set<number>();
    for (let tries = 0; tries <= rules.woot.triesPerMinute; tries += 1) {
      codes.add((await claimAs(client, { id: newId() })).code);
    }
    expect(codes).toContain(errorCodes.TOO_MANY_REQUESTS.code);
    expect((await claimAs((await newBuyer()).client, deal)).flag).toBe(true);
  });
});

describe('a piece that is given back', () => {
  it('can be claimed by another at once', async () => {
    const deal = await makeDeal(shop, { pieces: 1 });
    const [one, other] = await newBuyers(2);
    const claim = await claimed(one!.client, deal);
    // From now on this process remembers that nothing is left.
    expect((await claimAs(other!.client, deal)).code).toBe(errorCodes.WOOT_SOLD_OUT.code);
    const seen = Promise.withResolvers<void>();
    await shop.services.live.subscribe(liveChannels.claimed({ kind: 'deal', id: deal.id }), () => seen.resolve());
    expect(must<ClaimAnswer>(await releaseAs(one!.client, claim))).toMatchObject({ state: 'released' });
    // Pages show the piece, and whoever presses then gets it.
    await seen.promise;
    await buyDeal(other!, deal);
    expect((await releaseAs(one!.client, claim)).code).toBe(errorCodes.CLAIM_OVER.code);
    expect(await figuresOf(shop, deal)).toEqual([1, 0, 0]);
  });

  it('twice in a day is enough until midnight', async () => {
    const deals = [await makeDeal(shop), await makeDeal(shop), await makeDeal(shop)];
    const buyer = await newBuyer();
    for (const deal of deals.slice(0, 2)) {
      expect((await mineOf(buyer)).blockedUntil).toBeNull();
      must(await releaseAs(buyer.client, await claimed(buyer.client, deal)));
    }
    expect((await claimAs(buyer.client, deals[2]!)).code).toBe(errorCodes.CLAIM_BLOCKED.code);
    const { blockedUntil } = await mineOf(buyer);
    expect(blockedUntil).toBe(new Date(`${tomorrow()}T00:00:00+08:00`).toISOString());
    expect(await figuresOf(shop, deals[2]!)).toEqual([0, 0, 2]);
  });

  it('counts as given up when its order is cancelled', async () => {
    const deal = await makeDeal(shop, { pieces: 1 });
    const buyer = await newBuyer();
    const order = await orderOf(buyer, deal, await claimed(buyer.client, deal));
    must(await buyer.client.call('orderClose', { params: { id: order.id }, body: { reason: 'other' } }));
    expect(await figuresOf(shop, deal)).toEqual([0, 0, 1]);
    expect((await mineOf(buyer)).claims).toMatchObject([{ state: 'released', orderId: order.id }]);
    // Nobody can buy it but through the deal.
    const lines = [{ skuId: deal.skuId, quantity: 1 }];
    expect((await buyer.order({ lines })).code).toBe(errorCodes.STOCK_SHORT.code);
    expect(await shop.broken()).toEqual([]);
  });
});

it('the page shows today and tomorrow, the same for everyone, with figures that follow', async () => {
  const [today, preview] = [await makeDeal(shop, { pieces: 7 }), await makeDeal(shop, { day: tomorrow() })];
  const guest = createShopClient(shop);
  const read = async () => must<Page>(await guest.call('wootPage'));
  const shown = async () => (await read()).today.find(({ id }) => id === today.id);
  await expect.poll(shown).toMatchObject({ allocated: 7, sold: 0, held: 0, left: 7, nextBackAt: null });
  expect((await read()).tomorrow.map(({ id }) => id)).toContain(preview.id);
  // The struck price minds VIPs; whoever buys outside of the deal pays the SKU's own.
  const vip = await makeProduct(shop.services.db, { priceFen: 16_800, vipPriceFen: 15_800 });
  const dear = await makeDeal(shop, { product: vip });
  const ofVip = async () => (await read()).today.find(({ id }) => id === dear.id);
  await expect.poll(ofVip).toMatchObject({ ordinaryFen: 15_800, singleFen: 16_800 });
  const { beginsAt, endsAt, day } = (await ofVip()) as Page['today'][number];
  expect([Date.parse(beginsAt), Date.parse(endsAt)]).toEqual([
    Date.parse(`${day}T10:00:00+08:00`),
    Date.parse(`${day}T00:00:00+08:00`) + DAY_MS,
  ]);
  const claim = await claimed((await newBuyer()).client, today);
  await expect.poll(shown).toMatchObject({ held: 1, left: 6, nextBackAt: claim.deadline });
  const live = must(await guest.call('wootLive', { params: { id: today.id } }));
  expect(live).toMatchObject({ allocated: 7, sold: 0, held: 1, left: 6, isPaused: false, nextBackAt: claim.deadline });
});
