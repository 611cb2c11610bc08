import { errorCodes } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lapseDueApprovals } from '../../apps/server/src/jobs/lapseDueApprovals.ts';
import type { Approval } from '../../apps/server/src/modules/staff/approvals/index.ts';
import { breakTables } from '../support/breakTables.ts';
import { must } from '../support/makeBuyer.ts';
import { freshCode, signInStaff, type StaffClient, totpCode } from '../support/staff.ts';
import type { TestShop } from '../support/startTestShop.ts';
import { askForGift, changeGift, readGift, startGiftShop } from '../support/toyApproval.ts';

let shop: TestShop;
let asker: StaffClient;
let second: StaffClient;
beforeAll(async () => {
  shop = await startGiftShop();
  [asker, second] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['finance'])]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const giftOf = ({ subjectId }: Approval) => readGift(shop.services.db.read, subjectId);
const approve = (staff: StaffClient, { id, hash }: { id: string; hash: string }, code = freshCode(shop, staff)) =>
  staff.call('staffApprovalApprove', { params: { id }, body: { hash, code } });
const refuse = (staff: StaffClient, { id }: { id: string }, reason = '照片看不清，请补一张') =>
  staff.call('staffApprovalRefuse', { params: { id }, body: { reason } });
const look = async (staff: StaffClient, { id }: { id: string }) =>
  must<Record<string, unknown>>(await staff.call('staffApprovalGet', { params: { id } }));
const list = async (staff: StaffClient, view: string, cursor?: string | null) =>
  must<{ items: { id: string; no: string }[]; nextCursor: string | null; waiting: number; mine: number }>(
    await staff.call('staffApprovalList', {
      query: new URLSearchParams({ view, ...(cursor ? { cursor } : {}) }).toString(),
    }),
  );
const auditOf = async ({ id }: { id: string }) =>
  await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['staff_id', 'action', 'before', 'after'])
    .where('target_id', '=', id)
    .execute();

describe('a request', () => {
  it('says who asks, what would change and until when', async () => {
    const request = await askForGift(shop, { staffId: asker.staffId });
    expect(request.no).toMatch(/^AP20\d{11}$/);
    const seen = await look(second, request);
    expect(seen).toMatchObject({
      no: request.no,
      kind: 'toyGift',
      title: '玩具赠送',
      words: `玩具 ${request.subjectId.slice(-4)}`,
      amountFen: 684_230,
      state: 'waiting',
      requestedBy: { kind: 'staff', name: '测试员工', isSelf: false },
      hash: request.hash,
      changes: [{ what: '玩具', before: '0.00', after: '684230', note: '' }],
      checks: { isSame: true, isInTime: true, isOther: true },
      mayApprove: true,
      decidedBy: null,
      endedAt: null,
    });
    expect(Date.parse(seen['expiresAt'] as string) - Date.parse(seen['requestedAt'] as string)).toBe(24 * HOUR_MS);
    expect(await look(asker, request)).toMatchObject({ checks: { isOther: false }, mayApprove: false });
  });

  it('is in the lists of those who may decide, page by page', async () => {
    const made = [];
    for (let round = 0; round < 25; round += 1) made.push(await askForGift(shop, { staffId: asker.staffId }));
    for (const view of ['waiting', 'mine']) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await list(asker, view, cursor);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
    }
    const before = await list(second, 'waiting');
    expect([(await list(second, 'mine')).items, before.mine]).toEqual([[], 0]);
    for (const request of made) must(await refuse(second, request));
    expect((await list(second, 'waiting')).waiting).toBe(before.waiting - made.length);
    const ended = await list(second, 'ended');
    expect(ended.items[0]?.id).toBe(made.at(-1)?.id);
  });

  it('that nobody knows is not there', async () => {
    const unknown = { id: newId(), hash: '0'.repeat(64) };
    expect((await approve(second, unknown)).status).toBe(404);
    expect((await refuse(second, unknown)).status).toBe(404);
    expect((await second.call('staffApprovalGet', { params: unknown })).status).toBe(404);
  });
});

describe('approving', () => {
  it('does it once, and writes down who and what', async () => {
    const request = await askForGift(shop);
    expect(must(await approve(second, request))).toEqual({ state: 'executed' });
    expect(await giftOf(request)).toMatchObject({ given: 1, is_held: false, heard: [] });
    expect(await look(second, request)).toMatchObject({
      state: 'executed',
      decidedBy: '测试员工',
      mayApprove: false,
      changes: [],
      requestedBy: { kind: 'user', name: null },
    });
    expect(await auditOf(request)).toEqual([
      {
        staff_id: second.staffId,
        action: 'approval.approve',
        before: {
          state: 'waiting',
          no: request.no,
          kind: 'toyGift',
          subjectId: request.subjectId,
          amountFen: 684_230,
          hash: request.hash,
        },
        after: { state: 'executed', changes: [{ what: '玩具', before: '0.00', after: '684230', note: '' }] },
      },
    ]);
    const again = await approve(asker, request);
    expect([again.status, again.code]).toEqual([409, errorCodes.APPROVAL_OVER.code]);
    expect((await refuse(asker, request)).code).toBe(errorCodes.APPROVAL_OVER.code);
    expect(await giftOf(request)).toMatchObject({ given: 1 });
  });

  it('repeated with the same key has the same answer, and one effect', async () => {
    const request = await askForGift(shop);
    const input = {
      params: { id: request.id },
      body: { hash: request.hash, code: freshCode(shop, second) },
      headers: { 'Idempotency-Key': newId() },
    };
    const replies = [
      await second.call('staffApprovalApprove', input),
      await second.call('staffApprovalApprove', input),
    ];
    expect(replies.map(({ data }) => data)).toEqual([{ state: 'executed' }, { state: 'executed' }]);
    expect(await giftOf(request)).toMatchObject({ given: 1 });
    expect(await auditOf(request)).toHaveLength(1);
  });

  it('is for another person than the one who asked', async () => {
    const request = await askForGift(shop, { staffId: asker.staffId });
    const own = await approve(asker, request);
    expect([own.status, own.code]).toEqual([422, errorCodes.APPROVAL_OWN.code]);
    expect(await giftOf(request)).toMatchObject({ given: 0, is_held: true });
    must(await approve(second, request));
    expect(await giftOf(request)).toMatchObject({ given: 1 });
  });

  it('takes a fresh code, each once, and not many guesses', async () => {
    const member = await signInStaff(shop, ['admin']);
    const [first, other] = [await askForGift(shop), await askForGift(shop)];
    // The code of the sign-in is used up.
    expect((await approve(member, first, totpCode(shop, member.totpSecret))).code).toBe(
      errorCodes.STAFF_CODE_WRONG.code,
    );
    const code = freshCode(shop, member);
    must(await approve(member, first, code));
    expect((await approve(member, other, code)).code).toBe(errorCodes.STAFF_CODE_WRONG.code);
    const wrong = code === '000000' ? '000001' : '000000';
    const replies = [];
    for (let round = 0; round < 8; round += 1) replies.push(await approve(member, other, wrong));
    expect(replies.at(-1)?.code).toBe(errorCodes.STAFF_LOGIN_TOO_MANY.code);
    expect((await approve(member, other)).code).toBe(errorCodes.STAFF_LOGIN_TOO_MANY.code);
    expect(await giftOf(other)).toMatchObject({ given: 0, is_held: true });
    must(await approve(second, other));
  });

  it('is of what was seen', async () => {
    const request = await askForGift(shop);
    const blind = await approve(second, { id: request.id, hash: 'a'.repeat(64) });
    expect([blind.status, blind.code]).toEqual([409, errorCodes.APPROVAL_CHANGED.code]);
    expect(await look(second, request)).toMatchObject({ state: 'waiting' });
    must(await approve(second, request));
  });
});

describe('a request ends without being done', () => {
  it('when it is refused, with the reason for whoever asked', async () => {
    const request = await askForGift(shop);
    expect(must(await refuse(second, request))).toEqual({ state: 'refused' });
    expect(await giftOf(request)).toMatchObject({ given: 0, is_held: false, heard: ['refused: 照片看不清，请补一张'] });
    expect(await look(second, request)).toMatchObject({ state: 'refused', refusal: '照片看不清，请补一张' });
    expect(await auditOf(request)).toMatchObject([
      { action: 'approval.refuse', after: { state: 'refused', reason: '照片看不清，请补一张' } },
    ]);
    expect((await approve(second, request)).code).toBe(errorCodes.APPROVAL_OVER.code);
    expect((await refuse(second, request)).code).toBe(errorCodes.APPROVAL_OVER.code);
    expect((await refuse(second, await askForGift(shop), ' ')).status).toBe(400);
  });

  it('when its facts have changed: the approval ends it, and nothing is done', async () => {
    const request = await askForGift(shop);
    await changeGift(shop, { id: request.subjectId, isTold: false });
    expect(await look(second, request)).toMatchObject({ checks: { isSame: false }, mayApprove: false });
    expect(must(await approve(second, request))).toEqual({ state: 'changed' });
    expect(await giftOf(request)).toMatchObject({ given: 0, is_held: false, heard: ['changed'] });
    expect(await auditOf(request)).toMatchObject([{ after: { state: 'changed', changes: [] } }]);
    expect((await approve(second, request)).code).toBe(errorCodes.APPROVAL_OVER.code);
  });

  it('when there is nothing left to do', async () => {
    const request = await askForGift(shop);
    await shop.services.db.writeAlone(sql`update toy_gifts set is_held = false where id = ${request.subjectId}`);
    expect(must(await approve(second, request))).toEqual({ state: 'changed' });
    expect(await giftOf(request)).toMatchObject({ given: 0 });
  });

  it('when whoever changes the facts says so', async () => {
    const request = await askForGift(shop);
    await changeGift(shop, { id: request.subjectId, isTold: true });
    expect(await look(second, request)).toMatchObject({ state: 'changed', decidedBy: null });
    expect((await approve(second, request)).code).toBe(errorCodes.APPROVAL_OVER.code);
    expect(await giftOf(request)).toMatchObject({ given: 0, is_held: false });
    // And is asked for again, with the new facts.
    const anew = await askForGift(shop, { id: request.subjectId });
    expect(must(await approve(second, anew))).toEqual({ state: 'executed' });
  });

  it('after 24 hours, to the second; and can be made again', async () => {
    const [inTime, late] = [await askForGift(shop), await askForGift(shop)];
    shop.advance(24 * HOUR_MS - 60_000);
    const [member, other] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['finance'])]);
    await lapseDueApprovals(shop.services);
    expect(must(await approve(member, inTime))).toEqual({ state: 'executed' });
    shop.advance(30_000);
    const refused = await approve(other, late);
    expect([refused.status, refused.code]).toEqual([409, errorCodes.APPROVAL_LAPSED.code]);
    expect((await refuse(other, late)).code).toBe(errorCodes.APPROVAL_LAPSED.code);
    expect(await giftOf(late)).toMatchObject({ given: 0, is_held: true });
    await lapseDueApprovals(shop.services);
    await lapseDueApprovals(shop.services);
    expect(await giftOf(late)).toMatchObject({ given: 0, is_held: false, heard: ['lapsed'] });
    expect(await look(other, late)).toMatchObject({ state: 'lapsed', decidedBy: null });
    const anew = await askForGift(shop, { id: late.subjectId });
    expect(must(await approve(other, anew))).toEqual({ state: 'executed' });
  });
});

describe('the database', () => {
  const run = (statement: ReturnType<typeof sql>) => shop.services.db.transact((tx) => statement.execute(tx));

  it('keeps what was asked for, one request at a time, and what has ended', async () => {
    const { id, subjectId } = await askForGift(shop);
    await expect(run(sql`update approvals set amount_fen = 1 where id = ${id}`)).rejects.toThrow('only ends');
    await expect(run(sql`update approvals set does = '{}' where id = ${id}`)).rejects.toThrow('only ends');
    await expect(run(sql`delete from approvals where id = ${id}`)).rejects.toThrow('only ends');
    await expect(askForGift(shop, { id: subjectId })).rejects.toThrow('approvals_one_waiting');
    await run(sql`update approvals set state = 'changed', ended_at = now() where id = ${id}`);
    await expect(run(sql`update approvals set state = 'waiting', ended_at = null where id = ${id}`)).rejects.toThrow(
      'only ends',
    );
  });

  it('knows no second person in the one who asked', async () => {
    const { id } = await askForGift(shop, { staffId: asker.staffId });
    const own = sql`update approvals set state = 'executed', decided_by = requested_by, ended_at = requested_at where id = ${id}`;
    await expect(run(own)).rejects.toThrow('approvals_second_person');
    const late = sql`update approvals set state = 'executed', decided_by = ${second.staffId}, ended_at = expires_at where id = ${id}`;
    await expect(run(late)).rejects.toThrow('approvals_in_time');
  });
});

describe('invariant 77 notices', () => {
  const noticed = async (statement: ReturnType<typeof sql>, without: Record<string, string> = {}) =>
    (await breakTables(shop, [statement], without)).map(({ number }) => number);

  it('another text, another subject, an own approval, a late one', async () => {
    const done = await askForGift(shop, { staffId: asker.staffId });
    must(await approve(await signInStaff(shop, ['finance']), done));
    const of = sql`where id = ${done.id}`;
    expect(await noticed(sql`update approvals set does = replace(does, '684230', '684231') ${of}`)).toEqual([77]);
    expect(await noticed(sql`update approvals set subject_id = ${newId()} ${of}`)).toEqual([77]);
    expect(
      await noticed(sql`update approvals set decided_by = requested_by ${of}`, {
        approvals_second_person: 'approvals',
      }),
    ).toEqual([77]);
    expect(
      await noticed(sql`update approvals set ended_at = expires_at ${of}`, { approvals_in_time: 'approvals' }),
    ).toEqual([77]);
  });
});
