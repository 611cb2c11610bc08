import { type AfterSale, type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lapseDueApprovals } from '../../apps/server/src/jobs/lapseDueApprovals.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { prize, tenIntegral } from '../support/makeDraws.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;
let second: StaffClient;
let hour = 10;

beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  [buyer, second] = await Promise.all([play.newBuyer(), signInStaff(shop, ['finance'])]);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

interface Waiting {
  readonly id: string;
  readonly hash: string;
  readonly kind: string;
  readonly amountFen: number;
}

/** The newest request that waits, as a second person sees it. */
async function waiting(): Promise<Waiting | undefined> {
  const { items } = must<{ items: { id: string }[] }>(await second.call('staffApprovalList'));
  const last = items.at(-1);
  return last && must<Waiting>(await second.call('staffApprovalGet', { params: { id: last.id } }));
}
async function approve(staff = second) {
  const request = await waiting();
  const body = { hash: request?.hash ?? '', code: freshCode(shop, staff) };
  return await staff.call('staffApprovalApprove', { params: { id: request?.id ?? '' }, body });
}
const actionsOn = async (targetId: string) =>
  (
    await shop.services.db.read
      .selectFrom('audit_rows')
      .select('action')
      .where('target_id', '=', targetId)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);

describe('a refund of what was sent', () => {
  const sent = async (priceFen: number): Promise<MadeOrder> => {
    const { skuId } = await play.newSku({ priceFen, pieces: 10 });
    return await makeOrder(shop, buyer, { state: 'sent', lines: [{ skuId, quantity: 1 }] });
  };
  const ask = async (priceFen: number, kind: 'refundOnly' | 'returnRefund' = 'refundOnly'): Promise<AfterSale> =>
    await makeAfterSale(shop, buyer, { order: await sent(priceFen), kind });

  it('up to ¥2,000 is given at once', async () => {
    const { data } = await play.decide('staffAfterSaleApprove', await ask(200_000));
    expect(data).toMatchObject({ state: 'refunded', waitsForApproval: false });
    expect(await waiting()).toBeUndefined();
  });

  it('above ¥2,000 waits, is asked for once, and is given when somebody else approves', async () => {
    const asked = await ask(200_001);
    const before = await play.wallet(buyer);
    const decided = await play.decide('staffAfterSaleApprove', asked);
    expect(decided.data).toMatchObject({ state: 'applied', waitsForApproval: true });
    expect((await play.decide('staffAfterSaleApprove', asked)).code).toBe(errorCodes.APPROVAL_WAITS.code);
    expect((await play.wallet(buyer)).availableFen).toBe(before.availableFen);
    expect(await waiting()).toMatchObject({
      kind: 'afterSaleRefund',
      amountFen: 200_001,
      words: expect.stringContaining(asked.orderNo),
    });
    expect((await approve()).data).toEqual({ state: 'executed' });
    expect(await play.get(buyer, asked)).toMatchObject({ state: 'refunded' });
    expect((await play.wallet(buyer)).availableFen).toBe(before.availableFen + 200_001);
    expect(await actionsOn(asked.id)).toEqual(['afterSale.ask', 'afterSale.approve']);
  });

  it('of goods that come back waits with what was found of them', async () => {
    const asked = await ask(300_000, 'returnRefund');
    expect((await play.decide('staffAfterSaleApprove', asked)).data).toMatchObject({ state: 'awaitingReturn' });
    expect((await play.decide('staffAfterSaleReceive', asked)).data).toMatchObject({
      state: 'awaitingReturn',
      waitsForApproval: true,
    });
    expect((await approve()).data).toEqual({ state: 'executed' });
    expect(await play.get(buyer, asked)).toMatchObject({ state: 'refunded' });
  });

  it('is nobody’s to approve when the buyer takes it back, it is rejected, or a day is over', async () => {
    const taken = await ask(210_000);
    must(await play.decide('staffAfterSaleApprove', taken));
    must(await buyer.call('afterSaleCancel', { params: { id: taken.id }, body: {} }));
    expect(await waiting()).toBeUndefined();
    const rejected = await ask(220_000);
    must(await play.decide('staffAfterSaleApprove', rejected));
    expect((await play.decide('staffAfterSaleReject', rejected)).data).toMatchObject({ state: 'rejected' });
    expect(await waiting()).toBeUndefined();
    const forgotten = await ask(230_000);
    must(await play.decide('staffAfterSaleApprove', forgotten));
    shop.advance(24 * HOUR_MS + 1000);
    await lapseDueApprovals(shop.services);
    second = await signInStaff(shop, ['finance']);
    const again = await signInStaff(shop, ['orders']);
    const reply = await again.call('staffAfterSaleApprove', { params: { id: forgotten.id }, body: { note: '再提交' } });
    expect(reply.data).toMatchObject({ state: 'applied', waitsForApproval: true });
    expect((await approve()).data).toEqual({ state: 'executed' });
    // A day has passed, and the login of the buyer with it.
    buyer = await play.newBuyer();
  });

  it('that had not been sent never waits', async () => {
    const { skuId } = await play.newSku({ priceFen: 260_000, pieces: 10 });
    const order = await makeOrder(shop, buyer, { state: 'paid', lines: [{ skuId, quantity: 1 }] });
    const asked = await makeAfterSale(shop, buyer, { order, kind: 'refundOnly' });
    expect(asked.state).toBe('refunded');
    expect(await waiting()).toBeUndefined();
  });
});

describe('a prize', () => {
  const commit = async (staff: StaffClient, valueFen: number) => {
    const at = (hours: number) => new Date(shop.services.clock().getTime() + hours * HOUR_MS).toISOString();
    hour += 2;
    const prizes = [prize({ kind: 'balance', amount: valueFen, valueFen, stock: 1 }), tenIntegral(5000)];
    return await staff.call('staffDrawCommit', { body: { startsAt: at(hour), endsAt: at(hour + 1), prizes } });
  };

  it('above ¥2,000 is promised when somebody else approves it', async () => {
    const marketing = await signInStaff(shop, ['marketing', 'finance']);
    expect((await commit(marketing, 200_000)).data).toHaveProperty('commitment');
    const reply = await commit(marketing, 200_001);
    const { approval } = reply.data as Extract<Answer<Contract['staffDrawCommit']>, { approval: unknown }>;
    expect(await waiting()).toMatchObject({ id: approval.id, kind: 'drawPeriod', amountFen: 200_001 });
    expect((await approve(marketing)).code).toBe(errorCodes.APPROVAL_OWN.code);
    const periods = () => shop.services.db.read.selectFrom('draw_periods').select('number').execute();
    expect(await periods()).toHaveLength(1);
    expect((await approve()).data).toEqual({ state: 'executed' });
    expect(await periods()).toHaveLength(2);
    expect(await shop.services.db.read.selectFrom('draw_drafts').select('id').execute()).toEqual([]);
  });

  it('of a period that ought to have begun is no longer promised', async () => {
    const marketing = await signInStaff(shop, ['marketing']);
    hour = -1.5;
    must(await commit(marketing, 300_000));
    shop.advance(HOUR_MS);
    second = await signInStaff(shop, ['finance']);
    expect((await approve()).data).toEqual({ state: 'changed' });
  });
});

describe('a recipient', () => {
  it('is masked for staff, and shown whole with a reason and an audit row that does not repeat it', async () => {
    // Hours have passed, and the login of the buyer with them.
    buyer = await play.newBuyer();
    const { no, id } = await makeOrder(shop, buyer, { state: 'paid' });
    const orders = await signInStaff(shop, ['orders']);
    type Shown = Answer<Contract['staffOrderGet']>;
    const { shipTo } = must<Shown>(await orders.call('staffOrderGet', { params: { no } }));
    expect(shipTo.phoneNumber).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect([shipTo.recipient, shipTo.detail]).toEqual([
      expect.stringMatching(/^.\*\*$/),
      expect.stringMatching(/\*{4}$/),
    ]);
    const show = (staff: StaffClient, body: Record<string, unknown>) =>
      staff.call('staffOrderRecipient', { params: { no }, body });
    const whole = must<Shown['shipTo']>(await show(orders, { reason: '快递员打不通电话' }));
    expect(whole.phoneNumber).toMatch(/^1\d{10}$/);
    expect(whole.detail).not.toContain('*');
    const [row] = await shop.services.db.read
      .selectFrom('audit_rows')
      .select(['staff_id', 'after'])
      .where('target_id', '=', id)
      .where('action', '=', 'order.showRecipient')
      .execute();
    expect(row).toEqual({ staff_id: orders.staffId, after: { no, reason: '快递员打不通电话' } });
    expect((await show(orders, {})).status).toBe(400);
    expect((await show(orders, { reason: '' })).status).toBe(400);
    expect((await show(second, { reason: '想看看' })).status).toBe(404);
    expect((await buyer.call('staffOrderRecipient', { params: { no }, body: { reason: '想看看' } })).status).toBe(404);
    const unknown = await orders.call('staffOrderRecipient', {
      params: { no: '2020010100000000' },
      body: { reason: '找人' },
    });
    expect(unknown.status).toBe(404);
  });
});
