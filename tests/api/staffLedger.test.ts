import { errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { approveRequest, seeRequest } from '../support/approveRequest.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

interface Accounts {
  readonly house: { accountId: string; purpose: string; currency: string; balance: number }[];
  readonly users: { purpose: string; balance: number }[];
  readonly sums: { currency: string; sum: number }[];
}
interface Statement {
  readonly balance: number;
  readonly transfersSum: number | null;
  readonly lots: { principalFen: number; bonusFen: number } | null;
  readonly entries: {
    transferId: string;
    kind: string;
    amount: number;
    balanceAfter: number | null;
    counter: { purpose: string };
  }[];
  readonly nextCursor: string | null;
}

let shop: TestShop;
let finance: StaffClient;
let second: StaffClient;
let buyer: Buyer;
let accountId: string;
beforeAll(async () => {
  shop = await startTestShop();
  buyer = await makeBuyer(shop, { balanceFen: 50_000 });
  accountId = userAccount(buyer.userId, 'balance').id;
  [finance, second] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['finance'])]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const accounts = async () => must<Accounts>(await finance.call('staffLedgerAccounts'));
const statement = async (id: string, query = '') =>
  must<Statement>(await finance.call('staffLedgerAccount', { params: { id }, query }));
const ask = (body: Record<string, unknown>, staff = finance, headers?: Record<string, string>) =>
  staff.call('staffBalanceChangeRequest', {
    body: {
      userId: buyer.userId,
      direction: 'give',
      amountFen: 5000,
      reason: '包裹迟到 6 天',
      words: '包裹迟到的补偿',
      ...body,
    },
    ...(headers && { headers }),
  });

it('accounts have the balances of the ledger, and each currency comes to nothing', async () => {
  const found = await accounts();
  const { rows } = await sql<{ purpose: string; isHouse: boolean; balance: number }>`
    select purpose, owner_id is null as "isHouse", sum(balance)::int8 as balance from ledger_balances
    join ledger_accounts on id = account_id group by 1, 2`.execute(shop.services.db.read);
  for (const { purpose, isHouse, balance } of rows) {
    const side: readonly { purpose: string; balance: number }[] = isHouse ? found.house : found.users;
    expect(side.find((one) => one.purpose === purpose)?.balance, purpose).toBe(balance);
  }
  expect(found.sums).toEqual([
    { currency: 'CNY', sum: 0 },
    { currency: 'INTEGRAL', sum: 0 },
  ]);
});

it('a user’s account has its statement with running balances, page by page; the house’s has changes alone', async () => {
  const one = await statement(accountId);
  expect(one).toMatchObject({ balance: 52_000, transfersSum: 52_000, lots: { principalFen: 50_000, bonusFen: 2000 } });
  expect(one.entries.map(({ kind, counter }) => [kind, counter.purpose])).toEqual(
    expect.arrayContaining([
      ['recharge', 'clearing'],
      ['rechargeBonus', 'rechargeBonus'],
    ]),
  );
  expect(one.entries[0]?.balanceAfter).toBe(52_000);
  expect((await statement(accountId, 'kind=recharge')).entries).toMatchObject([{ kind: 'recharge', amount: 50_000 }]);
  const clearing = (await accounts()).house.find(({ purpose }) => purpose === 'clearing');
  const house = await statement(clearing?.accountId ?? '');
  expect(house.transfersSum).toBeNull();
  expect(house.entries.every(({ balanceAfter }) => balanceAfter === null)).toBe(true);
  expect((await finance.call('staffLedgerAccount', { params: { id: newId() } })).status).toBe(404);
});

it('from any number to both sides and the cause', async () => {
  const { entries } = await statement(accountId, 'kind=recharge');
  const id = entries[0]?.transferId ?? '';
  const one = must<{ transfer: { cause: { kind: string; id: string } }; balances: { to: number }; ofCause: unknown[] }>(
    await finance.call('staffLedgerTransfer', { params: { id } }),
  );
  expect(one).toMatchObject({
    transfer: { from: { purpose: 'clearing', owner: null }, to: { purpose: 'balance', owner: { id: buyer.userId } } },
    balances: { from: null },
  });
  expect(one.balances.to).toBeGreaterThan(0);
  const { cause } = one.transfer;
  const ofCause = must<{ transfers: { id: string }[] }>(
    await finance.call('staffLedgerCause', { query: `kind=${cause.kind}&id=${cause.id}` }),
  );
  expect(ofCause.transfers.map((transfer) => transfer.id)).toContain(id);
  const find = async (q: string) =>
    must<{ accounts: { accountId: string }[]; transfers: { id: string }[] }>(
      await finance.call('staffLedgerFind', { query: `q=${q}` }),
    );
  expect((await find(id)).transfers.map((transfer) => transfer.id)).toEqual([id]);
  expect((await find(buyer.userId)).accounts.map((account) => account.accountId)).toContain(accountId);
  const made = await makeOrder(shop, buyer.client);
  must(await buyer.payByBalance(made.id));
  expect((await find(made.no)).transfers.length).toBeGreaterThan(0);
});

it('a balance is changed by hand only with a second person, once, and the user reads why', async () => {
  const before = (await statement(accountId)).balance;
  const headers = { 'idempotency-key': newId() };
  const asked = must<{ no: string; approval: { id: string } }>(await ask({}, finance, headers));
  expect(must(await ask({}, finance, headers))).toEqual(asked);
  const seen = await seeRequest(second, asked.approval.id);
  expect(seen).toMatchObject({ kind: 'balanceChange', amountFen: 5000, mayApprove: true });
  expect(seen.changes[0]).toMatchObject({ what: '用户余额', note: '用户看到：包裹迟到的补偿' });
  expect((await approveRequest(shop, finance, asked.approval.id)).code).toBe(errorCodes.APPROVAL_OWN.code);
  expect((await statement(accountId)).balance).toBe(before);
  expect(must(await approveRequest(shop, second, asked.approval.id))).toEqual({ state: 'executed' });
  const again = await second.call('staffApprovalApprove', {
    params: { id: asked.approval.id },
    body: { hash: seen.hash, code: freshCode(shop, second) },
  });
  expect(again.code).toBe(errorCodes.APPROVAL_OVER.code);
  expect(await statement(accountId, 'kind=balanceChange')).toMatchObject({
    balance: before + 5000,
    entries: [{ amount: 5000, counter: { purpose: 'goodwill' } }],
  });
  const notices = must<{ items: { title: string; body: string }[] }>(await buyer.client.call('noticeList'));
  expect(notices.items[0]).toMatchObject({ title: '余额补偿 ¥50.00', body: expect.stringContaining('包裹迟到的补偿') });
  const list = must<{ items: unknown[] }>(
    await finance.call('staffBalanceChangeList', { query: `userId=${buyer.userId}` }),
  );
  expect(list.items).toMatchObject([{ no: asked.no, state: 'done', direction: 'give', approval: null }]);
});

it('what was asked for cannot become something else: a changed payload is refused, and nothing is moved', async () => {
  const before = (await statement(accountId)).balance;
  const asked = must<{ no: string; approval: { id: string } }>(await ask({ amountFen: 100 }));
  const { hash } = await seeRequest(second, asked.approval.id);
  await shop.owner.transact((tx) =>
    sql`update balance_changes set amount_fen = 999900 where no = ${asked.no}`.execute(tx),
  );
  const body = { hash, code: freshCode(shop, second) };
  const reply = await second.call('staffApprovalApprove', { params: { id: asked.approval.id }, body });
  expect(must(reply)).toEqual({ state: 'changed' });
  expect((await statement(accountId)).balance).toBe(before);
  const other = must<{ approval: { id: string } }>(await ask({ amountFen: 100 }));
  const wrong = { hash: 'f'.repeat(64), code: freshCode(shop, second) };
  const seen = await second.call('staffApprovalApprove', { params: { id: other.approval.id }, body: wrong });
  expect(seen.code).toBe(errorCodes.APPROVAL_CHANGED.code);
});

it('taking back: not more than there is, and void when it was spent meanwhile', async () => {
  const { balance } = await statement(accountId);
  expect((await ask({ direction: 'take', amountFen: balance + 1 })).code).toBe(errorCodes.BALANCE_SHORT.code);
  const asked = must<{ approval: { id: string } }>(await ask({ direction: 'take', amountFen: 5000 }));
  expect(must(await approveRequest(shop, second, asked.approval.id))).toEqual({ state: 'executed' });
  expect((await statement(accountId)).balance).toBe(balance - 5000);
  const late = must<{ approval: { id: string } }>(await ask({ direction: 'take', amountFen: balance - 5000 }));
  const { hash } = await seeRequest(second, late.approval.id);
  const made = await makeOrder(shop, buyer.client);
  must(await buyer.payByBalance(made.id));
  const body = { hash, code: freshCode(shop, second) };
  const reply = await second.call('staffApprovalApprove', { params: { id: late.approval.id }, body });
  expect(must(reply)).toEqual({ state: 'changed' });
});

it('orders may ask for a change, and see no ledger; others find nothing there', async () => {
  const [orders, goods] = await Promise.all([signInStaff(shop, ['orders']), signInStaff(shop, ['goods'])]);
  expect((await ask({}, orders)).status).toBe(200);
  expect((await ask({}, goods)).status).toBe(404);
  expect((await ask({ userId: newId() })).status).toBe(404);
  expect((await ask({ amountFen: 0 })).status).toBe(400);
  for (const staff of [orders, goods]) expect((await staff.call('staffLedgerAccounts')).status).toBe(404);
  expect((await createShopClient(shop).call('staffLedgerAccounts')).status).toBe(401);
});
