import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lapseDueApprovals } from '../../apps/server/src/jobs/lapseDueApprovals.ts';
import { houseAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { spendBalance } from '../../apps/server/src/modules/money/wallet/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { closeAs } from '../support/invite.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { makeOrder, type MadeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { commissionOf, earn, makePromoter, type Promoter } from '../support/promote.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Payout = Answer<Contract['payoutCreate']>;
type Notices = Answer<Contract['noticeList']>;
type Sums = Answer<Contract['effectOrderSums']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const payOut = (promoter: Promoter, amountFen: number, key = newId()) =>
  promoter.client.call('payoutCreate', { body: { amountFen }, headers: { 'Idempotency-Key': key } });
const sums = async (promoter: Promoter) => must<Sums>(await promoter.client.call('effectOrderSums'));
const told = async ({ client }: Promoter) => must<Notices>(await client.call('noticeList')).items;
const balance = async ({ client }: Promoter) =>
  must<{ availableFen: number }>(await client.call('walletGet')).availableFen;
async function promoterWith(...commissions: number[]): Promise<Promoter> {
  const promoter = await makePromoter(shop);
  for (const commissionFen of commissions) await earn(shop, promoter, { commissionFen });
  return promoter;
}

describe('a payout', () => {
  it('pays all that is payable, once, as principal that can be spent', async () => {
    const promoter = await promoterWith(1645, 632);
    const key = newId();
    const first = await payOut(promoter, 2277, key);
    expect(must<Payout>(first)).toMatchObject({
      state: 'done',
      count: 2,
      commissionFen: 2277,
      takenFen: 0,
      amountFen: 2277,
      taken: [],
    });
    expect(must<Payout>(first).no).toMatch(/^DF\d{13}$/);
    // The same request again is the same answer; another one finds nothing.
    expect((await payOut(promoter, 2277, key)).data).toEqual(first.data);
    const again = await payOut(promoter, 2277);
    expect([again.status, again.code]).toEqual([409, errorCodes.PAYOUT_CHANGED.code]);
    expect([await balance(promoter), await commissionOf(shop, promoter.userId)]).toEqual([2277, [0, 0]]);
    const { items } = must<{ items: { title: string; amountFen: number }[] }>(
      await promoter.client.call('walletStatement', { query: 'kind=commission' }),
    );
    expect(items).toMatchObject([{ title: '佣金兑付', amountFen: 2277 }]);
    // It is spent like any other money.
    const order = await makeOrder(shop, promoter.client, { state: 'paid' });
    expect(order.payFen).toBeGreaterThan(0);
  });

  it('needs ten yuan, the sum that was seen, and an account', async () => {
    const promoter = await promoterWith(999);
    expect((await payOut(promoter, 999)).status).toBe(400);
    expect((await payOut(promoter, 1000)).code).toBe(errorCodes.PAYOUT_CHANGED.code);
    await earn(shop, promoter, { commissionFen: 1 });
    for (const amountFen of [1001, 99_999, 1000.5, -1000]) expect((await payOut(promoter, amountFen)).flag).toBe(false);
    const { client } = promoter;
    expect((await client.call('payoutCreate', { body: { amountFen: 1000, userId: newId() } })).status).toBe(400);
    expect((await createShopClient(shop).call('payoutCreate', { body: { amountFen: 1000 } })).status).toBe(401);
    must(await payOut(promoter, 1000));
  });

  it('is its promoter’s own: others are told it does not exist', async () => {
    const [owner, other] = [await promoterWith(5000), await makePromoter(shop)];
    const { id } = must<Payout>(await payOut(owner, 5000));
    const params = { id };
    expect(must(await owner.client.call('payoutGet', { params }))).toMatchObject({
      id,
      items: [{ commissionFen: 5000 }],
    });
    expect((await other.client.call('payoutGet', { params })).status).toBe(404);
    expect(must(await other.client.call('payoutList'))).toMatchObject({
      items: [],
      paidOut: { amountFen: 0, count: 0 },
    });
    expect(must(await owner.client.call('payoutList'))).toMatchObject({
      items: [{ id }],
      paidOut: { amountFen: 5000, count: 1 },
    });
  });

  it('keeps an account from being closed as long as commission is left or owed, and says so', async () => {
    const play = playAfterSales(shop);
    const promoter = await makePromoter(shop);
    const buyer = createShopClient(shop, { roaming: true });
    const order = await earn(shop, promoter, { commissionFen: 3000, state: 'pending', buyer });
    const close = async () => {
      await closeAs(shop, promoter).catch((error: Error) => {
        throw new Error(/ (\d{5,6}): /.exec(error.message)?.[1] ?? error.message);
      });
    };
    await expect(close()).rejects.toThrow(String(errorCodes.COMMISSION_LEFT.code));
    const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer, order));
    must(await play.apply(buyer, order, { totalFen }));
    const last = await earn(shop, promoter, { commissionFen: 2000, buyer });
    must(await payOut(promoter, 2000));
    await spendAll(promoter);
    await refundSent(play, buyer, last);
    await expect(close()).rejects.toThrow(String(errorCodes.COMMISSION_OWED.code));
    const blocks = async () => must<{ blocks: string[] }>(await promoter.client.call('userClosing')).blocks;
    expect(await blocks()).toEqual(['commissionOwed']);
    // As much as is owed: nothing of it would be paid out, so it stays, and the page says so before a code is sent.
    await earn(shop, promoter, { commissionFen: 2000, buyer });
    expect(await blocks()).toEqual(['commission']);
    await expect(close()).rejects.toThrow(String(errorCodes.COMMISSION_LEFT.code));
    await earn(shop, promoter, { commissionFen: 1000, buyer });
    must(await payOut(promoter, 1000));
    await spendAll(promoter);
    await close();
  });

  async function spendAll(promoter: Promoter): Promise<void> {
    const { db, clock } = shop.services;
    const to = houseAccount('rechargeBonus');
    const cause = { kind: 'bonusLapsed', id: newId() };
    const use = { userId: promoter.userId, amountFen: await balance(promoter), to, cause, memo: '测试', now: clock() };
    await db.transact((tx) => spendBalance(tx, use));
  }
  async function refundSent(
    play: ReturnType<typeof playAfterSales>,
    buyer: ShopClient,
    order: MadeOrder,
  ): Promise<void> {
    const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer, order));
    const { id } = must<{ id: string }>(await play.apply(buyer, order, { totalFen }));
    must(await play.decide('staffAfterSaleApprove', { id }));
  }
});

describe('above two thousand yuan a day', () => {
  const waitingOf = async (staff: StaffClient): Promise<string> =>
    must<{ items: { id: string }[] }>(await staff.call('staffApprovalList', { query: 'view=waiting' })).items[0]?.id ??
    '';
  const approve = async (staff: StaffClient) => {
    const params = { id: await waitingOf(staff) };
    const { hash } = must<{ hash: string }>(await staff.call('staffApprovalGet', { params }));
    return await staff.call('staffApprovalApprove', { params, body: { hash, code: freshCode(shop, staff) } });
  };

  it('waits, held but still payable, and a second person does it', async () => {
    const promoter = await promoterWith(150_000, 50_001);
    const paid = must<Payout>(await payOut(promoter, 200_001));
    expect(paid).toMatchObject({ state: 'waiting', amountFen: 200_001, endedAt: null });
    expect(await sums(promoter)).toMatchObject({
      payable: { amountFen: 200_001, count: 2 },
      held: { amountFen: 200_001, count: 2 },
    });
    expect(await balance(promoter)).toBe(0);
    // Nothing more goes out beside it.
    await earn(shop, promoter, { commissionFen: 2000 });
    expect((await payOut(promoter, 2000)).code).toBe(errorCodes.PAYOUT_WAITS.code);
    const staff = await signInStaff(shop, ['finance']);
    must(await approve(staff));
    expect(await balance(promoter)).toBe(200_001);
    expect(must(await promoter.client.call('payoutGet', { params: { id: paid.id } }))).toMatchObject({ state: 'done' });
    const link = { kind: 'payout', id: paid.id };
    expect(await told(promoter)).toMatchObject([
      { kind: 'payoutDone', group: 'promotion', title: '佣金 ¥2,000.01 到余额了', link },
    ]);
    expect((await told(promoter))[0]?.body).toBe(`兑付 ${paid.no} 已通过审核，可以像其他余额一样使用。`);
    // The sum of the day counts: even a little more waits.
    expect(must(await promoter.client.call('payoutPreview'))).toMatchObject({ needsSecondPerson: true });
    expect(must<Payout>(await payOut(promoter, 2000)).state).toBe('waiting');
    expect(await shop.broken()).toEqual([]);
    must(await approve(staff));
    expect(await balance(promoter)).toBe(202_001);
    shop.advance(DAY_MS);
    await earn(shop, promoter, { commissionFen: 200_000 });
    expect(must<Payout>(await payOut(promoter, 200_000)).state).toBe('done');
    // What is done at once is seen at once: nobody is told of it.
    expect(await told(promoter)).toHaveLength(2);
  });

  it('refused, lapsed or changed, it is free again', async () => {
    const promoter = await promoterWith(250_000);
    const staff = await signInStaff(shop, ['finance']);
    must(await payOut(promoter, 250_000));
    const body = { reason: '请补充推广说明' };
    must(await staff.call('staffApprovalRefuse', { params: { id: await waitingOf(staff) }, body }));
    expect(await sums(promoter)).toMatchObject({ payable: { amountFen: 250_000 }, held: { amountFen: 0 } });
    const history = must<{ items: Payout[] }>(await promoter.client.call('payoutList'));
    expect(history.items).toMatchObject([{ state: 'refused', reason: '请补充推广说明' }]);

    must(await payOut(promoter, 250_000));
    shop.advance(24 * HOUR_MS + 1000);
    await lapseDueApprovals(shop.services);
    expect(await sums(promoter)).toMatchObject({ held: { amountFen: 0 } });

    // A refund of one of them in between: the request is void at once, and what is left can be paid out.
    const buyer = await makeBuyer(shop);
    const order = await earn(shop, promoter, { commissionFen: 10_000, buyer: buyer.client });
    must(await payOut(promoter, 260_000));
    const play = playAfterSales(shop);
    const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer.client, order));
    const { id } = must<{ id: string }>(await play.apply(buyer.client, order, { totalFen }));
    must(await play.decide('staffAfterSaleApprove', { id }));
    expect(await sums(promoter)).toMatchObject({ payable: { amountFen: 250_000 }, held: { amountFen: 0 } });
    const ended = must<{ items: Payout[] }>(await promoter.client.call('payoutList'));
    expect(ended.items.map(({ state }) => state)).toEqual(['changed', 'lapsed', 'refused']);
    expect(await commissionOf(shop, promoter.userId)).toEqual([0, 250_000]);
    // Told of each, the last first, and where to try again.
    const news = await told(promoter);
    expect(news.map(({ kind, title, link }) => [kind, title, link?.id])).toEqual([
      ['payoutFreed', '佣金兑付取消了', ended.items[0]?.id],
      ['payoutFreed', '佣金兑付没有审核完', ended.items[1]?.id],
      ['payoutFreed', '佣金兑付没有通过审核', ended.items[2]?.id],
    ]);
    expect(news.map(({ body }) => body)).toEqual([
      `兑付 ${ended.items[0]?.no}（¥2,600.00）在等待审核时有订单退款，金额变了，已经取消。剩下的佣金可以再次兑付。`,
      `兑付 ${ended.items[1]?.no}（¥2,500.00）24 小时内没有审核完，已经取消。佣金还在，可以再次兑付。`,
      `兑付 ${ended.items[2]?.no}（¥2,500.00）没有通过审核，佣金还在，可以再次兑付。原因：请补充推广说明`,
    ]);
    must(await payOut(promoter, 250_000));
    // Staff have signed in anew by now.
    must(await approve(await signInStaff(shop, ['finance'])));
    expect(await balance(promoter)).toBe(250_000);
  });
});
