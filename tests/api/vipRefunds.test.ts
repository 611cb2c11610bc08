import { errorCodes, type Answer, type VipPurchaseAnswer, type vipEndpoints } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindEndingVips } from '../../apps/server/src/flows/membership/outside/remindEndingVips.ts';
import { houseAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import { type Buyer, makeBuyer, must, PAYMENT_PASSWORD } from '../support/makeBuyer.ts';
import { makeVip, makeVipPurchase } from '../support/makeVip.ts';
import { type Outside, playPayments, type Waiting } from '../support/playPayments.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Standing = Answer<(typeof vipEndpoints)['vipGet']>;

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let finance: StaffClient;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: String(24 * 3600) });
  play = playPayments(shop);
  finance = await signInStaff(shop, ['finance']);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  await play.faults({ drop: true, refundDelayMs: 0, failRefunds: null });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const standing = async ({ client }: Buyer): Promise<Standing> => must(await client.call('vipGet'));
const own = async ({ client }: Buyer, id: string): Promise<VipPurchaseAnswer> =>
  must(await client.call('vipPurchaseGet', { params: { id } }));
const refund = (id: string, by: StaffClient = finance, key = newId()) =>
  by.call('staffVipRefund', {
    params: { id },
    body: { note: '用户误购，未使用' },
    headers: { 'Idempotency-Key': key },
  });
const income = async () => (await readBalance(shop.services.db.read, houseAccount('vipIncome'))).balance;

/** Bought and really paid at the sandbox's gateway. */
async function boughtAt(gateway: Outside, { client }: Buyer): Promise<Waiting & { id: string }> {
  const { id } = await makeVipPurchase(client, 'quarter');
  const { paymentId } = must<{ paymentId: string }>(
    await client.call('vipPurchasePay', { params: { id }, body: { gateway } }),
  );
  const waiting = { client, gateway, rechargeId: '', paymentId, outTradeNo: paymentId.replaceAll('-', ''), id };
  await play.open(waiting);
  await play.pay(waiting);
  await play.notify(waiting);
  return waiting;
}

async function boughtFromBalance({ client }: Buyer, plan: 'month' | 'quarter' | 'year'): Promise<string> {
  const { id } = await makeVipPurchase(client, plan);
  must(await client.call('vipPurchasePayBalance', { params: { id }, body: { password: PAYMENT_PASSWORD } }));
  return id;
}

/** The worker asks until the gateway has decided. */
async function finish(waiting: Waiting): Promise<void> {
  await expect
    .poll(async () => {
      await play.sendRefundsAfter(11_000);
      return (await play.refunds(waiting)).at(-1)?.state;
    })
    .toMatch(/succeeded|stuck/);
}

it('to the balance: at once, as what it was, and the time is gone', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 20_000 });
  const before = await income();
  const month = await boughtFromBalance(buyer, 'month');
  const quarter = await boughtFromBalance(buyer, 'quarter');
  expect(await income()).toBe(before + 1990 + 4990);
  const wallet = async () => must<{ principalFen: number; bonusFen: number }>(await buyer.client.call('walletGet'));
  expect(await wallet()).toMatchObject({ principalFen: 20_000 + 500 - 6980, bonusFen: 0 });
  const { expiresAt: both } = await standing(buyer);
  const key = newId();
  const reply = await refund(month, finance, key);
  expect(must(reply)).toMatchObject({ id: month, state: 'refunded' });
  // Again: the same request has the same answer, another one is refused.
  expect(must(await refund(month, finance, key))).toEqual(reply.data);
  expect((await refund(month)).code).toBe(errorCodes.VIP_REFUND_REFUSED.code);
  expect(await income()).toBe(before + 4990);
  // Bonus was spent first and comes back as bonus.
  expect(await wallet()).toMatchObject({ principalFen: 15_010, bonusFen: 500 });
  // The later plan moves up: it begins when it was bought.
  const { expiresAt, daysLeft } = await standing(buyer);
  expect(daysLeft).toBe(90);
  expect(Date.parse(expiresAt ?? '')).toBeLessThan(Date.parse(both ?? '') - 29 * DAY_MS);
  expect(must(await refund(quarter))).toMatchObject({ state: 'refunded' });
  expect(await standing(buyer)).toMatchObject({ isVip: false, expiresAt: null, daysLeft: 0 });
  expect((await buyer.client.call('userSelf')).data).toMatchObject({ vipFlag: false, vipExpiryDate: null });
  const statement = must<{ items: { title: string }[] }>(
    await buyer.client.call('walletStatement', { query: 'kind=refund' }),
  );
  expect(statement.items.map(({ title }) => title)).toEqual(['VIP 退款', 'VIP 退款']);
});

describe.each(['wechat', 'alipay'] as const)('to %s', (gateway) => {
  it('the time is gone at once, the money when the gateway says so', async () => {
    const buyer = await makeBuyer(shop);
    const before = await income();
    const bought = await boughtAt(gateway, buyer);
    expect(await standing(buyer)).toMatchObject({ isVip: true, daysLeft: 90 });
    expect(must(await refund(bought.id))).toMatchObject({ state: 'refunding' });
    expect((await standing(buyer)).isVip).toBe(false);
    expect(await shop.broken()).toEqual([]);
    // Twice is once: the second finds the first under way.
    expect(must(await refund(bought.id))).toMatchObject({ state: 'refunding' });
    await finish(bought);
    expect(await play.refunds(bought)).toMatchObject([{ state: 'succeeded', amount_fen: 4990, cause_kind: 'vip' }]);
    expect((await own(buyer, bought.id)).state).toBe('refunded');
    expect(await income()).toBe(before);
    expect((await refund(bought.id)).code).toBe(errorCodes.VIP_REFUND_REFUSED.code);
  });

  it('stays on its way when the gateway refuses, until finance decides', async () => {
    const buyer = await makeBuyer(shop);
    const bought = await boughtAt(gateway, buyer);
    await play.faults({ failRefunds: 'closed' });
    must(await refund(bought.id));
    await finish(bought);
    expect((await own(buyer, bought.id)).state).toBe('refunding');
    expect((await standing(buyer)).isVip).toBe(false);
    expect(await shop.broken()).toEqual([]);
    await play.faults({ failRefunds: null });
    expect((await refund(bought.id)).code).toBe(errorCodes.REFUND_STUCK.code);
    const id = (await play.refunds(bought))[0]?.id ?? '';
    must(await finance.call('staffRefundResend', { params: { id }, body: { note: '再退一次' } }));
    await finish(bought);
    expect((await play.refunds(bought)).at(-1)?.state).toBe('succeeded');
    expect((await own(buyer, bought.id)).state).toBe('refunded');
  });
});

it('is for finance alone, of what was paid, and written down', async () => {
  const buyer = await makeBuyer(shop);
  const { id } = await makeVip(shop, buyer.client);
  const unpaid = await makeVipPurchase(buyer.client);
  const orders = await signInStaff(shop, ['orders']);
  expect((await refund(id, orders)).status).toBe(404);
  expect((await refund(newId())).status).toBe(404);
  expect((await refund(unpaid.id)).code).toBe(errorCodes.VIP_REFUND_REFUSED.code);
  expect((await finance.call('staffVipRefund', { params: { id }, body: { note: '' } })).status).toBe(400);
  expect((await standing(buyer)).isVip).toBe(true);
  must(await refund(id));
  const rows = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['staff_id', 'action', 'before', 'after'])
    .where('target_id', '=', id)
    .execute();
  expect(rows).toEqual([
    {
      staff_id: finance.staffId,
      action: 'vip.refund',
      before: { state: 'paid' },
      after: { state: 'refunding', amountFen: 1990, note: '用户误购，未使用' },
    },
  ]);
});

async function close({ client, userId }: Buyer) {
  shop.advance(61_000);
  must(await client.call('userCloseCode'));
  const phone = await shop.services.db.read
    .selectFrom('users')
    .select('phone_number')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const code = await client.readCode(phone.phone_number ?? '');
  return await client.call('userClose', { body: { code } });
}

it('nothing goes back to the balance of a closed account', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 16_800 });
  const id = await boughtFromBalance(buyer, 'year');
  must(await close(buyer));
  expect((await refund(id)).code).toBe(errorCodes.VIP_BUYER_GONE.code);
});

it('an account is not closed while its money is on its way; its time goes with it', async () => {
  const buyer = await makeBuyer(shop);
  const kept = await makeVip(shop, buyer.client);
  const bought = await boughtAt('wechat', buyer);
  const waiting = await makeVipPurchase(buyer.client);
  must(await refund(bought.id));
  expect((await close(buyer)).code).toBe(errorCodes.VIP_REFUND_RUNNING.code);
  await finish(bought);
  must(await close(buyer));
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from vip_purchases where user_id = ${buyer.userId}`.execute(shop.services.db.read);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  expect([kept.id, bought.id, waiting.id].map((id) => states.get(id))).toEqual(['paid', 'refunded', 'closed']);
  // No reminder is sent for revoked VIP time.
  shop.advance(28 * DAY_MS);
  await remindEndingVips(shop.services);
  const notices = await shop.services.db.read
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', buyer.userId)
    .execute();
  expect(notices).toEqual([]);
});
