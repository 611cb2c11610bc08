import { errorCodes } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lapseDueApprovals } from '../../apps/server/src/jobs/lapseDueApprovals.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import type { Reply } from '../support/createShopClient.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import type { TestShop } from '../support/startTestShop.ts';
import { askForGift, changeGift, readGift, startGiftShop } from '../support/toyApproval.ts';

const STAFF = 12;
const ROUNDS = 8;

let shop: TestShop;
let staff: StaffClient[];
beforeAll(async () => {
  shop = await startGiftShop();
  staff = await Promise.all(Array.from({ length: STAFF }, () => signInStaff(shop, ['finance'])));
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(0);
});
afterAll(() => shop.stop());

type Request = Awaited<ReturnType<typeof askForGift>>;

/** Everyone has a code of their own, all of the same half minute. */
function press(some: readonly StaffClient[], { id, hash }: Request): Promise<Reply>[] {
  shop.advance(30_000);
  return some.map((member) => {
    const code = freshCode({ ...shop, advance: () => {} }, member);
    return member.call('staffApprovalApprove', { params: { id }, body: { hash, code } });
  });
}
const refuse = (member: StaffClient, { id }: Request) =>
  member.call('staffApprovalRefuse', { params: { id }, body: { reason: '不同意' } });

it(`${STAFF} approve at once: it is done once, the others are told that it is over`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = await askForGift(shop);
    const replies = await Promise.all(press(staff, request));
    expect(replies.filter(({ flag }) => flag).map(({ data }) => data)).toEqual([{ state: 'executed' }]);
    expect(new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code))).toEqual(
      new Set([errorCodes.APPROVAL_OVER.code]),
    );
    expect(await readGift(shop.services.db.read, request.subjectId)).toMatchObject({
      given: 1,
      is_held: false,
      heard: [],
    });
  }
});

it('approving, refusing and changed facts meet: one of them has it', async () => {
  const endings = new Set<string>();
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const request = await askForGift(shop);
    const [approvers, refusers] = [staff.slice(0, 4), staff.slice(4, 8)];
    const change = async (isTold: boolean) => {
      await changeGift(shop, { id: request.subjectId, isTold });
      return [];
    };
    const approving = async () => await Promise.all(press(approvers, request));
    // A change needs no request, so it is always there first: some rounds go without.
    const others = [
      async () => await Promise.all(refusers.map((member) => refuse(member, request))),
      async () => await refuse(refusers[0]!, request).then((reply) => [reply]),
      async () => await change(false),
      async () => await change(true),
    ];
    const replies = (await Promise.all([approving(), others[round % 4]!()])).flat();
    const decided = replies.filter(({ flag }) => flag);
    expect(decided.length).toBeLessThanOrEqual(1);
    for (const { flag, code } of replies) if (!flag) expect(code).toBe(errorCodes.APPROVAL_OVER.code);
    const { state } = (decided[0]?.data ?? { state: 'changed' }) as { state: string };
    const gift = await readGift(shop.services.db.read, request.subjectId);
    expect(gift).toMatchObject({ given: state === 'executed' ? 1 : 0, is_held: false });
    endings.add(state);
  }
  expect(endings.size).toBeGreaterThan(1);
});

it('the sweep of two workers and late approvals: it lapses once', async () => {
  const requests = [];
  for (let round = 0; round < ROUNDS; round += 1) requests.push(await askForGift(shop));
  shop.advance(24 * HOUR_MS);
  staff = await Promise.all(staff.map(() => signInStaff(shop, ['finance'])));
  shop.advance(30_000);
  const late = requests.flatMap((request, index) => [staff[index % STAFF]!].map((member) => ({ request, member })));
  const [replies] = await Promise.all([
    Promise.all(
      late.map(({ request: { id, hash }, member }) => {
        const code = freshCode({ ...shop, advance: () => {} }, member);
        return member.call('staffApprovalApprove', { params: { id }, body: { hash, code } });
      }),
    ),
    lapseDueApprovals(shop.services),
    lapseDueApprovals(shop.services),
  ]);
  for (const { code } of replies) {
    expect([errorCodes.APPROVAL_LAPSED.code, errorCodes.APPROVAL_OVER.code]).toContain(code);
  }
  for (const { subjectId } of requests) {
    const gift = await readGift(shop.services.db.read, subjectId);
    expect(gift).toMatchObject({ given: 0, is_held: false, heard: ['lapsed'] });
  }
});
