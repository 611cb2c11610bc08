import { errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { houseAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { ageRecharge, bankAccount, codeToLeave, leave, payoutsOf, previewOf } from '../support/leave.ts';
import { must } from '../support/makeBuyer.ts';
import { playPayments } from '../support/playPayments.ts';
import { earn, makePromoter } from '../support/promote.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { buyToy } from '../support/toyPayable.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
let deadlocks: number;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
  play = playPayments(shop);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  await play.faults({ drop: true, refundDelayMs: 0 });
  deadlocks = await countDeadlocks(shop);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(deadlocks);
});
afterAll(() => shop.stop());

const bankFen = async () => (await readBalance(shop.services.db.read, houseAccount('bank'))).balance;
const waitsFen = async () => (await readBalance(shop.services.db.read, houseAccount('closingPayouts'))).balance;

/** A promoter with commission, a recharge that the gateway takes back, and one that is too old for it. */
async function makeRich() {
  const promoter = await makePromoter(shop);
  await earn(shop, promoter, { commissionFen: 1900 });
  const waiting = await play.paidByCallback({ client: promoter.client, amountFen: 10_000 });
  const { rechargeId } = await rechargeAs(shop, promoter.client, { amountFen: 5000 });
  await ageRecharge(shop, rechargeId, 400);
  return { ...promoter, waiting };
}

it('of many closings of one account at once one happens, and it is paid out once', async () => {
  const rich = [await makeRich(), await makeRich(), await makeRich()];
  const before = await waitsFen();
  const codes = await Promise.all(rich.map(({ client }) => codeToLeave(shop, client)));
  const replies = await Promise.all(
    rich.flatMap(({ client }, place) =>
      Array.from({ length: 5 }, async () => {
        const back = { amountFen: 16_900, account: bankAccount };
        return await client.call('userClose', { body: { code: codes[place] ?? '', back } });
      }),
    ),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(3);
  for (const { userId } of rich) {
    const payouts = await payoutsOf(shop, userId);
    expect(payouts.map(({ amount_fen: fen }) => fen)).toEqual([10_000, 6900]);
  }
  expect(await waitsFen()).toBe(before + 3 * 16_900);
});

it('closing while the money is spent pays out what was seen, or nothing', async () => {
  const rich: Awaited<ReturnType<typeof makeRich>>[] = [];
  for (let n = 0; n < 6; n += 1) rich.push(await makeRich());
  const codes = await Promise.all(rich.map(({ client }) => codeToLeave(shop, client)));
  await Promise.all(
    rich.map(async ({ client, userId }, place) => {
      const code = codes[place] ?? '';
      const [closed, spent] = await Promise.allSettled([
        leave(shop, client, { code, amountFen: 16_900 }),
        buyToy(shop.services, { userId, priceFen: 4000 }),
      ]);
      const reply = closed.status === 'fulfilled' ? closed.value : null;
      if (spent.status === 'fulfilled') expect(reply?.code).toBe(errorCodes.CLOSING_CHANGED.code);
      else expect(reply?.flag).toBe(true);
      const sum = (await payoutsOf(shop, userId)).reduce((total, { amount_fen: fen }) => total + fen, 0);
      expect(sum).toBe(spent.status === 'fulfilled' ? 0 : 16_900);
    }),
  );
});

it('closing while a payout of commission is made, or a recharge arrives, waits in no circle', async () => {
  const all = [];
  for (let n = 0; n < 6; n += 1) {
    const rich = await makeRich();
    const arriving = await play.startAndOpen({ client: rich.client, amountFen: 20_000 });
    await play.pay(arriving);
    all.push({ ...rich, arriving });
  }
  const codes = await Promise.all(all.map(({ client }) => codeToLeave(shop, client)));
  const seen = await Promise.all(all.map(({ client }) => previewOf(client)));
  await Promise.all(
    all.map(async ({ client, userId, arriving }, place) => {
      const [reply] = await Promise.all([
        leave(shop, client, { code: codes[place] ?? '', amountFen: seen[place]?.totalFen ?? 0 }),
        client.call('payoutCreate', { body: { amountFen: 1900 } }),
        play.notify(arriving),
      ]);
      expect([200, errorCodes.CLOSING_CHANGED.code]).toContain(reply.code);
      expect((await payoutsOf(shop, userId)).length > 0).toBe(reply.flag);
    }),
  );
});

it('both ways end at once: paid once each, and the account is forgotten', async () => {
  const rich: Awaited<ReturnType<typeof makeRich>>[] = [];
  for (let n = 0; n < 6; n += 1) rich.push(await makeRich());
  for (const { client } of rich) must(await leave(shop, client));
  const finance = await signInStaff(shop, ['finance']);
  const bank = await bankFen();
  const settled = await Promise.all([
    ...rich.flatMap(({ userId }) =>
      Array.from({ length: 4 }, async () => {
        const byBank = (await payoutsOf(shop, userId)).find(({ way }) => way === 'bank');
        const body = { proof: `ICBC-${newId()}`, note: '已转账' };
        return await finance.call('staffClosingSettle', { params: { id: byBank?.id ?? '' }, body });
      }),
    ),
    play.sendRefundsAfter(0),
    play.sendRefundsAfter(0),
  ]);
  expect(settled.filter((reply) => reply?.flag)).toHaveLength(6);
  await expect
    .poll(async () => {
      await play.sendRefundsAfter(11_000);
      const states = await Promise.all(rich.map(async ({ waiting }) => (await play.refunds(waiting))[0]?.state));
      return new Set(states);
    })
    .toEqual(new Set(['succeeded']));
  expect(await bankFen()).toBe(bank + 6 * 6900);
  const payouts = await Promise.all(rich.map(({ userId }) => payoutsOf(shop, userId)));
  expect(payouts.flat().map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'done'));
  const ids = rich.map(({ client }) => userIdOf(client));
  const kept = await shop.services.db.read
    .selectFrom('closing_accounts')
    .select('user_id')
    .where('user_id', 'in', ids)
    .execute();
  expect(kept).toEqual([]);
});
