import { errorCodes } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lapseDueApprovals } from '../../apps/server/src/jobs/lapseDueApprovals.ts';
import { houseAccount, readBalance, userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { approveRequest, seeRequest } from '../support/approveRequest.ts';
import { must } from '../support/makeBuyer.ts';
import { makeStuckRefund } from '../support/makeStuckRefund.ts';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const LARGE = 300_000;
const note = '与用户电话核实';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let stuck: Waiting & { readonly refundId: string };
let finance: StaffClient;
let second: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  await play.faults({ drop: true, refundDelayMs: 0 });
  stuck = await makeStuckRefund(shop, { amountFen: LARGE });
  [finance, second] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['finance'])]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const on = (name: 'staffRefundReroute' | 'staffRefundSettle' | 'staffRefundResend', body: object = { note }) =>
  finance.call(name, { params: { id: stuck.refundId }, body });
const settle = () => on('staffRefundSettle', { proof: 'ICBC-20261118-77', note });
const request = async (way: 'balance' | 'bank') => {
  const reply = await finance.call('staffRefundRequest', { params: { id: stuck.refundId }, body: { way, note } });
  return must<{ approval: { id: string } }>(reply).approval.id;
};
const row = async () => {
  const { items } = must<{ items: { id: string; decision: unknown; needsApproval: boolean }[] }>(
    await finance.call('staffRefundList'),
  );
  return items.find(({ id }) => id === stuck.refundId);
};
const balanceFen = async () =>
  (await readBalance(shop.services.db.read, userAccount((await play.get(stuck)).userId, 'balance'))).balance;
const bankFen = async () => (await readBalance(shop.services.db.read, houseAccount('bank'))).balance;

it('into the balance: waits for a second person, and is done by their approval', async () => {
  expect((await on('staffRefundReroute')).code).toBe(errorCodes.REFUND_UNAPPROVED.code);
  const id = await request('balance');
  const seen = await seeRequest(second, id);
  expect(seen).toMatchObject({ kind: 'stuckRefund', amountFen: LARGE, mayApprove: true, reason: note });
  expect(seen.changes).toMatchObject([
    { what: '渠道待退', before: '3,000.00', after: '0.00' },
    { what: '用户余额', before: '0.00', after: '3,000.00' },
  ]);
  expect(await row()).toMatchObject({
    needsApproval: true,
    decision: { way: 'balance', state: 'asked', approval: { id } },
  });
  expect((await seeRequest(finance, id)).mayApprove).toBe(false);
  expect((await approveRequest(shop, finance, id)).code).toBe(errorCodes.APPROVAL_OWN.code);
  expect(await balanceFen()).toBe(0);
  expect(must(await approveRequest(shop, second, id))).toEqual({ state: 'executed' });
  expect(await balanceFen()).toBe(LARGE);
  expect(await play.refunds(stuck)).toMatchObject([{ state: 'succeeded', went: 'balance' }]);
});

it('by the bank: the leave of a second person comes before the transfer, and is used once', async () => {
  const before = await bankFen();
  expect((await settle()).code).toBe(errorCodes.REFUND_UNAPPROVED.code);
  const id = await request('bank');
  expect((await settle()).code).toBe(errorCodes.APPROVAL_WAITS.code);
  expect(must(await approveRequest(shop, second, id))).toEqual({ state: 'executed' });
  expect(await row()).toMatchObject({ decision: { way: 'bank', state: 'approved', approval: null } });
  expect(await bankFen()).toBe(before);
  must(await settle());
  expect(await bankFen()).toBe(before + LARGE);
  expect((await settle()).code).toBe(errorCodes.REFUND_NOT_STUCK.code);
});

it('a refusal, and a day without an answer, let it be asked for again', async () => {
  const first = await request('balance');
  expect(
    (await finance.call('staffRefundRequest', { params: { id: stuck.refundId }, body: { way: 'bank', note } })).code,
  ).toBe(errorCodes.APPROVAL_WAITS.code);
  must(await second.call('staffApprovalRefuse', { params: { id: first }, body: { reason: '请线下转' } }));
  expect(await row()).toMatchObject({ decision: null });
  const next = await request('bank');
  shop.advance(25 * HOUR_MS);
  await lapseDueApprovals(shop.services);
  [finance, second] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['finance'])]);
  expect((await seeRequest(second, next)).mayApprove).toBe(false);
  expect(must(await approveRequest(shop, second, await request('balance')))).toEqual({ state: 'executed' });
});

it('what the gateway does after all ends the request without paying twice', async () => {
  const id = await request('balance');
  const { hash } = await seeRequest(second, id);
  must(await on('staffRefundResend'));
  await play.sendRefundsAfter(11_000);
  await play.sendRefundsAfter(11_000);
  expect((await play.refunds(stuck)).at(-1)).toMatchObject({ state: 'succeeded', went: 'gateway' });
  const body = { hash, code: '000000' };
  expect((await second.call('staffApprovalApprove', { params: { id }, body })).flag).toBe(false);
  expect(must<{ state: string }>(await second.call('staffApprovalGet', { params: { id } })).state).toBe('changed');
  expect(await balanceFen()).toBe(0);
});

it('below the sum nobody is asked', async () => {
  const small = await makeStuckRefund(shop);
  finance = await signInStaff(shop, ['finance']);
  const ask = { params: { id: small.refundId }, body: { way: 'bank', note } };
  expect((await finance.call('staffRefundRequest', ask)).code).toBe(errorCodes.REFUND_NO_APPROVAL.code);
  must(await finance.call('staffRefundReroute', { params: { id: small.refundId }, body: { note } }));
});
