import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lapseDueApprovals } from '../../apps/server/src/jobs/lapseDueApprovals.ts';
import { houseAccount, readBalance, userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { ageRecharge, bankAccount, codeToLeave, leave, payoutsOf, previewOf } from '../support/leave.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { commissionOf, earn, makePromoter } from '../support/promote.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { buyToy } from '../support/toyPayable.ts';
import { userIdOf } from '../support/userIdOf.ts';

type List = Answer<Contract['staffClosingList']>;

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let finance: StaffClient;
let second: StaffClient;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
  play = playPayments(shop);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  await play.faults({ drop: true, refundDelayMs: 0 });
  [finance, second] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['finance'])]);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const house = async (purpose: 'closingPayouts' | 'bank' | 'clearing' | 'rechargeBonus') =>
  (await readBalance(shop.services.db.read, houseAccount(purpose))).balance;
const balanceOf = (userId: string) => readBalance(shop.services.db.read, userAccount(userId, 'balance'));
const accountsOf = async (userId: string) =>
  await shop.services.db.read.selectFrom('closing_accounts').selectAll().where('user_id', '=', userId).execute();
const auditOf = async (id: string) =>
  await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['staff_id', 'action', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('seq')
    .execute();
const note = '已按收款账户转账';
const newProof = () => `ICBC-${newId()}`;
const settle = (id: string, proof = newProof(), staff = finance, headers?: Record<string, string>) =>
  staff.call('staffClosingSettle', { params: { id }, body: { proof, note }, ...(headers && { headers }) });
const ask = (id: string, staff = finance) => staff.call('staffClosingAsk', { params: { id }, body: { note } });
const show = (id: string, staff = finance) =>
  staff.call('staffClosingAccount', { params: { id }, body: { reason: '转账退款' } });
const listed = async (id: string) =>
  must<List>(await finance.call('staffClosingList')).items.find((item) => item.id === id);

async function sentUntil(waiting: Waiting, state: string): Promise<void> {
  await expect
    .poll(async () => {
      await play.sendRefundsAfter(11_000);
      return (await play.refunds(waiting)).at(-1)?.state;
    })
    .toBe(state);
}

/** Someone whose recharge is too old for the gateway. */
async function makeOld(amountFen: number): Promise<{ client: ShopClient; userId: string }> {
  const client = await play.newClient();
  const { userId, rechargeId } = await rechargeAs(shop, client, { amountFen });
  await ageRecharge(shop, rechargeId, 400);
  return { client, userId };
}

/** A leaver whom finance has to pay. */
async function leftWith(amountFen: number): Promise<{ id: string; userId: string }> {
  const { client, userId } = await makeOld(amountFen);
  must(await leave(shop, client));
  return { id: (await payoutsOf(shop, userId))[0]?.id ?? '', userId };
}

describe('closing an account', () => {
  it('sends what is left of a recharge back by its own payment, long after the seventh day', async () => {
    const waiting = await play.paidByCallback({ amountFen: 20_000 });
    const { client, rechargeId } = waiting;
    const userId = userIdOf(client);
    await ageRecharge(shop, rechargeId, 200);
    // The bonus of ¥5 is spent first, and ¥45 of the principal.
    await buyToy(shop.services, { userId, priceFen: 5000 });
    expect(await previewOf(client)).toEqual({
      blocks: [],
      totalFen: 15_000,
      byGateway: [{ gateway: 'wechat', amountFen: 15_000, rechargedAt: expect.any(String) }],
      byBankFen: 0,
      commissionFen: 0,
      lapsesFen: 500,
      withheldFen: 500,
      heldFen: 0,
    });
    const before = await house('closingPayouts');
    must(await leave(shop, client, { account: null }));
    expect(await balanceOf(userId)).toEqual({ balance: 0, held: 0 });
    expect(await house('closingPayouts')).toBe(before + 15_000);
    const [payout] = await payoutsOf(shop, userId);
    expect(payout).toMatchObject({ way: 'gateway', state: 'sent', amount_fen: 15_000, recharge_id: rechargeId });
    await sentUntil(waiting, 'succeeded');
    expect(await play.refunds(waiting)).toMatchObject([{ amount_fen: 15_000, cause_kind: 'closing', went: 'gateway' }]);
    expect(await payoutsOf(shop, userId)).toMatchObject([{ state: 'done', proof: null }]);
    expect(await house('closingPayouts')).toBe(before);
  });

  it('lets finance pay what is too old and what was earned, in one sum, and forgets the account then', async () => {
    const promoter = await makePromoter(shop);
    const { client, userId } = promoter;
    await earn(shop, promoter, { commissionFen: 700 });
    const { rechargeId } = await rechargeAs(shop, client, { amountFen: 10_000 });
    await ageRecharge(shop, rechargeId, 366);
    expect(await previewOf(client)).toMatchObject({ totalFen: 10_700, byBankFen: 10_700, commissionFen: 700 });
    must(await leave(shop, client));
    expect(await commissionOf(shop, userId)).toEqual([0, 0]);
    const [payout] = await payoutsOf(shop, userId);
    expect(payout).toMatchObject({ way: 'bank', state: 'waiting', amount_fen: 10_700 });
    const id = payout?.id ?? '';
    expect(await listed(id)).toMatchObject({ accountTail: '5678', amountFen: 10_700, needsApproval: false });
    const [kept] = await accountsOf(userId);
    expect(kept?.sealed_account.toString('latin1')).not.toContain(bankAccount.number);
    const [bank, waits] = [await house('bank'), await house('closingPayouts')];
    const proof = newProof();
    expect(must(await settle(id, proof))).toEqual({ state: 'done' });
    expect([await house('bank'), await house('closingPayouts')]).toEqual([bank + 10_700, waits - 10_700]);
    expect(await payoutsOf(shop, userId)).toMatchObject([{ state: 'done', proof }]);
    expect(await accountsOf(userId)).toEqual([]);
    expect(await auditOf(id)).toMatchObject([
      { staff_id: finance.staffId, action: 'closing.settle', before: { state: 'waiting' }, after: { proof, note } },
    ]);
    expect(await listed(id)).toBeUndefined();
  });

  it('goes both ways at once, and keeps the account until both have ended', async () => {
    const waiting = await play.paidByCallback({ amountFen: 10_000, gateway: 'alipay' });
    const { client } = waiting;
    const userId = userIdOf(client);
    const { rechargeId } = await rechargeAs(shop, client, { amountFen: 5000 });
    await ageRecharge(shop, rechargeId, 400);
    must(await leave(shop, client));
    const payouts = await payoutsOf(shop, userId);
    expect(payouts.map(({ way, amount_fen: fen }) => [way, fen])).toEqual([
      ['gateway', 10_000],
      ['bank', 5000],
    ]);
    must(await settle(payouts[1]?.id ?? ''));
    expect(await accountsOf(userId)).toHaveLength(1);
    await sentUntil(waiting, 'succeeded');
    expect(await accountsOf(userId)).toEqual([]);
  });

  it('pays out nothing that was not seen, and no sum that is no longer right', async () => {
    const { client, userId } = await makeOld(10_000);
    // One code for all of them: a refusal does not use it up.
    const code = await codeToLeave(shop, client);
    const shown = await leave(shop, client, { code, amountFen: 9999 });
    expect([shown.status, shown.code]).toEqual([409, errorCodes.CLOSING_CHANGED.code]);
    expect((await leave(shop, client, { code, account: null })).code).toBe(errorCodes.CLOSING_ACCOUNT_MISSING.code);
    expect((await leave(shop, client, { code, amountFen: 0 })).code).toBe(errorCodes.CLOSING_CHANGED.code);
    expect(await payoutsOf(shop, userId)).toEqual([]);
    expect((await balanceOf(userId)).balance).toBe(10_000);
    must(await leave(shop, client, { code }));
  });

  it('lapses a bonus that is left, and closes an empty account as before', async () => {
    const client = await play.newClient();
    const userId = userIdOf(client);
    expect(await previewOf(client)).toMatchObject({ totalFen: 0, lapsesFen: 0 });
    must(await leave(shop, client));
    expect(await payoutsOf(shop, userId)).toEqual([]);
    expect(await accountsOf(userId)).toEqual([]);
    const rich = await play.newClient();
    await rechargeAs(shop, rich, { amountFen: 20_000 });
    const before = await house('rechargeBonus');
    expect(await previewOf(rich)).toMatchObject({ totalFen: 20_000, lapsesFen: 500, withheldFen: 0 });
    must(await leave(shop, rich));
    expect(await house('rechargeBonus')).toBe(before + 500);
  });

  it('waits for a refund that is on its way, and for commission that is not settled or owed', async () => {
    const waiting = await play.paidByCallback({ amountFen: 10_000 });
    const { client, rechargeId } = waiting;
    must(await client.call('walletRechargeRefund', { params: { id: rechargeId }, body: { amountFen: 10_000 } }));
    expect(await previewOf(client)).toMatchObject({ totalFen: 0, heldFen: 10_000 });
    expect((await leave(shop, client)).code).toBe(errorCodes.BALANCE_LEFT.code);
    const promoter = await makePromoter(shop);
    await earn(shop, promoter, { commissionFen: 700, state: 'pending' });
    expect((await leave(shop, promoter.client)).code).toBe(errorCodes.COMMISSION_LEFT.code);
    const large = await makePromoter(shop);
    await earn(shop, large, { commissionFen: 300_000 });
    must(await large.client.call('payoutCreate', { body: { amountFen: 300_000 } }));
    expect((await leave(shop, large.client)).code).toBe(errorCodes.COMMISSION_LEFT.code);
  });

  it('is the owner’s alone, once, and of a whole account', async () => {
    const guest = createShopClient(shop);
    expect((await guest.call('userClosing')).status).toBe(401);
    const { client, userId } = await makeOld(10_000);
    const other = await play.newClient();
    expect(await previewOf(other)).toMatchObject({ totalFen: 0 });
    const bad = [
      { ...bankAccount, number: '6222 0212' },
      { ...bankAccount, number: '1234567' },
      { ...bankAccount, holder: '' },
      { ...bankAccount, holder: '林'.repeat(41) },
      { ...bankAccount, swift: 'ICBKCNBJ' },
    ];
    const code = await codeToLeave(shop, client);
    for (const account of bad) expect((await leave(shop, client, { code, account })).status).toBe(400);
    for (const amountFen of [-1, 0.5]) expect((await leave(shop, client, { code, amountFen })).status).toBe(400);
    expect((await leave(shop, other, { code, amountFen: 10_000 })).code).toBe(errorCodes.SMS_CODE_WRONG.code);
    must(await leave(shop, client, { code }));
    expect((await leave(shop, client, { code, amountFen: 10_000 })).flag).toBe(false);
    expect((await client.call('userClosing')).flag).toBe(false);
    expect(await payoutsOf(shop, userId)).toHaveLength(1);
  });
});

describe('a gateway that refuses', () => {
  it('leaves the refund stuck: finance sends it again, or settles it, but not into the balance', async () => {
    const [first, other] = [await play.paidByCallback(), await play.paidByCallback()];
    for (const { client } of [first, other]) must(await leave(shop, client));
    await play.faults({ failRefunds: 'closed' });
    await sentUntil(first, 'stuck');
    await sentUntil(other, 'stuck');
    await play.faults({ failRefunds: null });
    finance = await signInStaff(shop, ['finance']);
    const userId = userIdOf(first.client);
    const [payout] = await payoutsOf(shop, userId);
    const [refund] = await play.refunds(first);
    expect(await listed(payout?.id ?? '')).toMatchObject({
      state: 'sent',
      way: 'gateway',
      refund: { id: refund?.id, state: 'stuck' },
      accountTail: '5678',
      needsApproval: false,
    });
    expect(must(await show(payout?.id ?? ''))).toEqual(bankAccount);
    const params = { id: refund?.id ?? '' };
    const reply = await finance.call('staffRefundReroute', { params, body: { note } });
    expect(reply.code).toBe(errorCodes.REFUND_USER_GONE.code);
    // What a gateway was told to pay is not settled as if it were finance's.
    expect((await settle(payout?.id ?? '')).code).toBe(errorCodes.CLOSING_PAYOUT_CHANGED.code);
    const [bank, waits] = [await house('bank'), await house('closingPayouts')];
    must(await finance.call('staffRefundSettle', { params, body: { proof: newProof(), note } }));
    expect([await house('bank'), await house('closingPayouts')]).toEqual([bank + 10_000, waits - 10_000]);
    expect(await payoutsOf(shop, userId)).toMatchObject([{ state: 'done', proof: null }]);
    expect(await accountsOf(userId)).toEqual([]);

    const [again] = await play.refunds(other);
    must(await finance.call('staffRefundResend', { params: { id: again?.id ?? '' }, body: { note } }));
    await sentUntil(other, 'succeeded');
    expect(await payoutsOf(shop, userIdOf(other.client))).toMatchObject([{ state: 'done' }]);
    expect(await house('closingPayouts')).toBe(waits - 20_000);
  });
});

describe('finance', () => {
  interface Waits {
    readonly id: string;
    readonly hash: string;
  }
  async function request(): Promise<Waits> {
    const { items } = must<{ items: { id: string; kind: string }[] }>(await second.call('staffApprovalList'));
    const last = items.findLast(({ kind }) => kind === 'closingPayout');
    return must<Waits>(await second.call('staffApprovalGet', { params: { id: last?.id ?? '' } }));
  }
  const approve = async (staff: StaffClient) => {
    const { id, hash } = await request();
    return await staff.call('staffApprovalApprove', { params: { id }, body: { hash, code: freshCode(shop, staff) } });
  };

  it('pays above ¥2,000 only after a second person has approved it', async () => {
    const { id, userId } = await leftWith(200_100);
    expect(await listed(id)).toMatchObject({ needsApproval: true });
    expect((await settle(id)).code).toBe(errorCodes.CLOSING_UNAPPROVED.code);
    must(await ask(id));
    expect((await ask(id)).code).toBe(errorCodes.APPROVAL_WAITS.code);
    expect((await settle(id)).code).toBe(errorCodes.APPROVAL_WAITS.code);
    expect((await approve(finance)).code).toBe(errorCodes.APPROVAL_OWN.code);
    expect((await approve(second)).data).toEqual({ state: 'executed' });
    expect(await listed(id)).toMatchObject({ state: 'approved' });
    expect((await ask(id)).code).toBe(errorCodes.CLOSING_PAYOUT_CHANGED.code);
    must(await settle(id));
    expect(await payoutsOf(shop, userId)).toMatchObject([{ state: 'done' }]);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['closing.ask', 'closing.settle']);
  });

  it('asks again when the second person refuses, or a day is over', async () => {
    const { id } = await leftWith(300_000);
    must(await ask(id));
    const refused = await request();
    must(await second.call('staffApprovalRefuse', { params: { id: refused.id }, body: { reason: '账户对不上' } }));
    expect(await listed(id)).toMatchObject({ state: 'waiting' });
    must(await ask(id));
    shop.advance(24 * HOUR_MS + 1000);
    await lapseDueApprovals(shop.services);
    [finance, second] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['finance'])]);
    expect(await listed(id)).toMatchObject({ state: 'waiting' });
    must(await ask(id));
    expect((await approve(second)).data).toEqual({ state: 'executed' });
    must(await settle(id));
  });

  it('up to ¥2,000 needs nobody else, and is settled once', async () => {
    const { id } = await leftWith(200_000);
    expect((await ask(id)).code).toBe(errorCodes.CLOSING_NO_APPROVAL.code);
    const [proof, headers] = [newProof(), { 'idempotency-key': newId() }];
    const bank = await house('bank');
    expect(must(await settle(id, proof, finance, headers))).toEqual({ state: 'done' });
    expect(must(await settle(id, proof, finance, headers))).toEqual({ state: 'done' });
    expect((await settle(id)).code).toBe(errorCodes.CLOSING_PAYOUT_CHANGED.code);
    expect(await house('bank')).toBe(bank + 200_000);
  });

  it('proves each payout by a transfer of its own', async () => {
    const [one, other] = [await leftWith(5000), await leftWith(5000)];
    const proof = newProof();
    must(await settle(one.id, proof));
    expect((await settle(other.id, proof)).code).toBe(errorCodes.CLOSING_PROOF_USED.code);
    must(await settle(other.id));
  });

  it('sees the whole account with a reason, and leaves a row that does not repeat it', async () => {
    const { id } = await leftWith(5000);
    expect(must(await show(id))).toEqual(bankAccount);
    const [row] = await auditOf(id);
    expect(row).toMatchObject({ action: 'closing.showAccount', after: { reason: '转账退款' } });
    expect(JSON.stringify(row)).not.toContain(bankAccount.number.slice(-4));
    const bare = await finance.call('staffClosingAccount', { params: { id }, body: { reason: '' } });
    expect(bare.status).toBe(400);
    must(await settle(id));
    expect((await show(id)).status).toBe(404);
  });

  it('is alone to do so, with payouts that are there and numbers that banks write', async () => {
    const { id } = await leftWith(5000);
    const orders = await signInStaff(shop, ['orders']);
    for (const call of [ask, show]) {
      expect((await call(id, orders)).status).toBe(404);
      expect((await call(newId())).status).toBe(404);
    }
    expect((await settle(id, newProof(), orders)).status).toBe(404);
    expect((await settle(newId())).status).toBe(404);
    expect((await orders.call('staffClosingList')).status).toBe(404);
    const guest = createShopClient(shop);
    expect((await guest.call('staffClosingList')).status).toBe(401);
    for (const proof of ['已转', '12345', 'x'.repeat(65)]) expect((await settle(id, proof)).status).toBe(400);
    must(await settle(id));
  });

  it('finds the oldest first, page by page', async () => {
    const before = must<List>(await finance.call('staffClosingList'));
    const left = [];
    for (let n = 0; n < 21; n += 1) left.push(await leftWith(5000));
    finance = await signInStaff(shop, ['finance']);
    const first = must<List>(await finance.call('staffClosingList'));
    expect(first.items).toHaveLength(20);
    expect(first.waiting).toBe(before.waiting + 21);
    expect(first.waitingFen).toBe(before.waitingFen + 21 * 5000);
    const rest = must<List>(await finance.call('staffClosingList', { query: `cursor=${first.nextCursor}` }));
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids.slice(before.items.length)).toEqual(left.map(({ id }) => id));
    expect((await finance.call('staffClosingList', { query: 'cursor=AAAAAAAAAAAA' })).status).toBe(400);
  });
});

it('what stands in the way is listed before any code is sent, and goes with its cause', async () => {
  const client = await play.newClient();
  const preview = async () => must<{ blocks: string[] }>(await client.call('userClosing')).blocks;
  expect(await preview()).toEqual([]);
  const order = await makeOrder(shop, client);
  expect(await preview()).toEqual(['orders']);
  must(await client.call('orderClose', { params: { id: order.id }, body: { reason: 'changedMind' } }));
  expect(await preview()).toEqual([]);
  const waiting = await play.paidByCallback({ client });
  const body = { amountFen: 10_000 };
  must(await client.call('walletRechargeRefund', { params: { id: waiting.rechargeId }, body }));
  expect(await preview()).toEqual(['refund']);
});
