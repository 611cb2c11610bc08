import type { Answer, Contract } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleEffects } from '../../apps/server/src/jobs/settleEffects.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { drawnHistory, drawnMonth, drawnVoidFen } from '../support/drawnPromoter.ts';
import { must } from '../support/makeBuyer.ts';
import type { MadeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { commissionOf, earn, makePromoter, makeVisitor, type Promoter } from '../support/promote.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
  // Eight in the morning in Shanghai: a day more is a day later.
  const now = shop.services.clock().getTime();
  const morning = Date.parse(`${businessDay(new Date(now))}T08:00:00+08:00`);
  shop.advance((morning > now ? morning : morning + DAY_MS) - now);
  play = playAfterSales(shop);
  buyer = createShopClient(shop, { roaming: true });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const ask = async <N extends keyof Contract>({ client }: Promoter, name: N, query?: string) =>
  must<Answer<Contract[N]>>(await client.call(name, query ? { query } : {}));
async function refund(order: MadeOrder): Promise<void> {
  const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer, order));
  const { id, state } = must<{ id: string; state: string }>(await play.apply(buyer, order, { totalFen }));
  if (state === 'applied') must(await play.decide('staffAfterSaleApprove', { id }));
}
const earnAll = async (
  promoter: Promoter,
  commissions: readonly number[],
  wish: Partial<Parameters<typeof earn>[2]> = {},
): Promise<void> => {
  for (const commissionFen of commissions) await earn(shop, promoter, { commissionFen, buyer, ...wish });
};

describe('the figures of the picture', () => {
  let promoter: Promoter;

  it('212.40 可兑付, 143.75 待结算 and 86.30 待生效 come to 442.45 of 33 orders', async () => {
    promoter = await makePromoter(shop);
    for (const place of ['wx', 'wx', 'moments']) must(await makeVisitor(shop).click(promoter, place));
    let daysLeft = drawnMonth[0]?.daysAgo ?? 0;
    for (const { daysAgo, commissions, ...wish } of drawnMonth) {
      shop.advance((daysLeft - daysAgo) * DAY_MS);
      daysLeft = daysAgo;
      await earnAll(promoter, commissions, wish);
    }
    await settleEffects(shop.services);
    await refund(await earn(shop, promoter, { commissionFen: drawnVoidFen, state: 'pending', buyer }));

    const sums = await ask(promoter, 'effectOrderSums');
    expect(sums).toMatchObject({
      payable: { amountFen: 21_240, count: 14 },
      settling: { amountFen: 14_375, count: 11 },
      pending: { amountFen: 8630, count: 7 },
      held: { amountFen: 0, count: 0 },
      paidOut: { amountFen: 0, count: 0 },
      voidThisMonth: { amountFen: 952, count: 1 },
      debtFen: 0,
    });
    const trend = await ask(promoter, 'effectOrderTrend');
    expect(trend).toMatchObject({ orders: 33, commissionFen: 44_245 });
    expect(trend.days).toHaveLength(30);
    expect(trend.days.at(-1)).toMatchObject({
      day: businessDay(shop.services.clock()),
      orders: 10,
      commissionFen: 13_030,
    });
    expect(trend.days.reduce((sum, day) => sum + day.commissionFen, 0)).toBe(44_245);
    // The statement is the ledger's.
    expect(await commissionOf(shop, promoter.userId)).toEqual([
      sums.pending.amountFen + sums.settling.amountFen,
      sums.payable.amountFen,
    ]);
  });

  it('releases: 38.20, 61.55 and 44.00 on their days', async () => {
    const preview = await ask(promoter, 'payoutPreview');
    expect(preview).toMatchObject({
      commissionFen: 21_240,
      takenFen: 0,
      amountFen: 21_240,
      count: 14,
      settling: { amountFen: 14_375, count: 11 },
      undated: { amountFen: 0, count: 0 },
      needsSecondPerson: false,
      waiting: null,
    });
    const dayIn = (days: number) => businessDay(new Date(shop.services.clock().getTime() + days * DAY_MS));
    expect(preview.releases).toEqual([
      { day: dayIn(3), amountFen: 3820, count: 4 },
      { day: dayIn(4), amountFen: 6155, count: 5 },
      { day: dayIn(7), amountFen: 4400, count: 2 },
    ]);
    expect(preview.items).toHaveLength(5);
  });

  it('lists by state and page, tells nobody who bought, and ranks goods and places', async () => {
    const all = await ask(promoter, 'effectOrderList');
    expect(all.counts).toEqual({ all: 33, pending: 7, settling: 11, payable: 14, paidOut: 0, void: 1 });
    expect(all.items).toHaveLength(20);
    const rest = await ask(promoter, 'effectOrderList', `cursor=${all.nextCursor}`);
    expect(rest.items).toHaveLength(13);
    expect(new Set([...all.items, ...rest.items].map(({ id }) => id)).size).toBe(33);
    const voided = await ask(promoter, 'effectOrderList', 'state=void');
    expect(voided.items).toMatchObject([
      { commissionFen: 0, firstCommissionFen: 952, paidFen: 9520, refundedFen: 9520 },
    ]);
    expect(JSON.stringify(all)).not.toMatch(/buyer|orderId|orderNo|13800000000|文三路/);
    const ranking = await ask(promoter, 'effectOrderRanking');
    expect(ranking.products.map(({ amountFen }) => amountFen)).toEqual([3594, 2754, 2754, 2200, 2200]);
    expect(ranking.places).toMatchObject([
      { place: null, amountFen: 14_375 + 8630, orders: 18 },
      { place: 'xhs', amountFen: 2754 + 11_367, orders: 10 },
      { place: 'wx', amountFen: 1645 + 3594, orders: 2, clicks: 4 },
      { place: 'moments', amountFen: 632 + 1248, orders: 2 },
    ]);
    const stranger = await makePromoter(shop);
    expect(await ask(stranger, 'effectOrderList')).toMatchObject({ counts: { all: 0 }, items: [], nextCursor: null });
  });

  it('is a CSV that a spreadsheet reads, with no formula in it', async () => {
    await earn(shop, promoter, { commissionFen: 100, state: 'pending', place: '-1', title: '=1+1', buyer });
    const reply = await promoter.client.call('effectOrderExport', { query: 'period=30&state=pending' });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const csv = reply.data as string;
    const [head, first, ...others] = csv.trim().split('\r\n');
    expect(head).toContain('下单,商品,件数,渠道,对方实付（元）,已退（元）,比例,佣金（元）,状态');
    expect(first).toMatch(/,'=1\+1,1,'-1,10\.00,0\.00,10%,1\.00,待生效$/);
    expect(others).toHaveLength(7);
  });
});

describe('the history of the picture', () => {
  it('148.50 less 6.32, owed for a lamp that was refunded after its payout, is 142.18', async () => {
    const promoter = await makePromoter(shop);
    const { first, later } = drawnHistory;
    const lamp = '慢物 暖光球形灯';
    const order = await earn(shop, promoter, { commissionFen: first.lampFen, title: lamp, buyer });
    await earnAll(promoter, [first.besideFen]);
    const payOut = async (amountFen: number) =>
      must(await promoter.client.call('payoutCreate', { body: { amountFen } }));
    await payOut(1132);
    await refund(order);
    expect(await ask(promoter, 'effectOrderSums')).toMatchObject({ debtFen: 632, payable: { amountFen: 0 } });
    await earnAll(promoter, later);
    expect(await ask(promoter, 'payoutPreview')).toMatchObject({
      commissionFen: 14_850,
      takenFen: 632,
      amountFen: 14_218,
      count: 7,
      debtFen: 0,
      balanceFen: 1132,
    });
    expect(await payOut(14_218)).toMatchObject({
      commissionFen: 14_850,
      takenFen: 632,
      amountFen: 14_218,
      count: 7,
      taken: [{ title: lamp, count: 1, amountFen: 632 }],
    });
    const { items, paidOut } = await ask(promoter, 'payoutList');
    expect(items.map(({ commissionFen, takenFen, amountFen }) => [commissionFen, takenFen, amountFen])).toEqual([
      [14_850, 632, 14_218],
      [1132, 0, 1132],
    ]);
    expect(paidOut).toEqual({ amountFen: 15_350, count: 9 });
    expect(must(await promoter.client.call('walletGet'))).toMatchObject({ availableFen: 15_350 });
  });
});
