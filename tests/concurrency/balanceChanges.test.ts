import { errorCodes } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBalance, userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { seeRequest } from '../support/approveRequest.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const STAFF = 20;

let shop: TestShop;
let asker: StaffClient;
let staff: StaffClient[];
beforeAll(async () => {
  shop = await startTestShop();
  asker = await signInStaff(shop, ['finance']);
  staff = await Promise.all(Array.from({ length: STAFF }, () => signInStaff(shop, ['finance'])));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(0);
  await shop.stop();
});

it.each(['give', 'take'] as const)(`${STAFF} approve at once: the balance changes once (%s)`, async (direction) => {
  const { userId } = await makeBuyer(shop, { balanceFen: 10_000 });
  const balance = async () => (await readBalance(shop.services.db.read, userAccount(userId, 'balance'))).balance;
  const body = { userId, direction, amountFen: 3000, reason: '一次补偿', words: '补偿' };
  const { approval } = must<{ approval: { id: string } }>(await asker.call('staffBalanceChangeRequest', { body }));
  const { hash } = await seeRequest(asker, approval.id);
  shop.advance(30_000);
  const still = { ...shop, advance: () => {} };
  const replies = await Promise.all(
    staff.map((member) =>
      member.call('staffApprovalApprove', {
        params: { id: approval.id },
        body: { hash, code: freshCode(still, member) },
      }),
    ),
  );
  expect(replies.filter(({ flag }) => flag).map(({ data }) => data)).toEqual([{ state: 'executed' }]);
  expect(new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code))).toEqual(
    new Set([errorCodes.APPROVAL_OVER.code]),
  );
  expect(await balance()).toBe({ give: 13_000, take: 7000 }[direction]);
});
