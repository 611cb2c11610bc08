import { assert, groupedYuan } from '@jiwu/kernel';
import {
  type ClosingPayout,
  findAccountTails,
  findClosingPayouts,
  lockClosingPayout,
  moveClosingPayout,
} from '../../modules/money/wallet/index.ts';
import type { ApprovalKind, Deed } from '../../modules/staff/approvals/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';

/** In `approvals.kind`. */
export const CLOSING_PAYOUT = 'closingPayout';

/** What paying a leaver would do: how much, and to which account. */
export async function foreseeClosingPayout(
  db: Reader,
  { id, userId, amountFen }: Pick<ClosingPayout, 'id' | 'userId' | 'amountFen'>,
): Promise<Deed> {
  const tail = (await findAccountTails(db, [userId])).get(userId) ?? '';
  const note = `转到尾号 ${tail} 的账户`;
  return {
    does: { id, userId, amountFen, tail },
    amountFen,
    changes: [{ what: '注销待付', before: groupedYuan(amountFen), after: groupedYuan(0), note }],
  };
}

/** A payout to a leaver above the sum: a second person approves it before the bank is told to pay. */
export const closingApproval: ApprovalKind = {
  title: '注销退款',
  async describe(db, subjectIds) {
    const payouts = await findClosingPayouts(db, subjectIds);
    const tails = await findAccountTails(
      db,
      payouts.map(({ userId }) => userId),
    );
    return new Map(
      payouts.map(({ id, userId }) => {
        const tail = tails.get(userId);
        return [id, tail ? `已注销用户，账户尾号 ${tail}` : '已注销用户，已付清'];
      }),
    );
  },
  async foresee(db, { subjectId }) {
    const [payout] = await findClosingPayouts(db, [subjectId]);
    return payout?.state === 'asked' ? await foreseeClosingPayout(db, payout) : null;
  },
  async evidence(db, { subjectId }) {
    const [payout] = await findClosingPayouts(db, [subjectId]);
    return {
      links: [{ kind: 'closing', id: subjectId, words: '注销退款' }],
      pictures: 0,
      story: payout ? [{ at: payout.closedAt, words: '用户注销账号' }] : [],
      findings: [],
    };
  },
  async lock(tx, { subjectId }) {
    await lockClosingPayout(tx, subjectId);
  },
  async execute(tx, { subjectId }) {
    const [payout] = await findClosingPayouts(tx, [subjectId]);
    assert(payout, 'what was foreseen is there');
    await moveClosingPayout(tx, payout, 'approved');
  },
  async onEnded(tx, { subjectId }) {
    const [payout] = await findClosingPayouts(tx, [subjectId]);
    if (payout?.state === 'asked') await moveClosingPayout(tx, payout, 'waiting');
  },
};
