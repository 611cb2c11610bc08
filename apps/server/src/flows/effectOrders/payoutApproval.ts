import { assert, groupedYuan } from '@jiwu/kernel';
import {
  findPayout,
  findPayouts,
  finishPayout,
  freePayout,
  lockPromoters,
  type Payout,
  planPayout,
  sumPaidOut,
} from '../../modules/channels/effectOrders/index.ts';
import { readBalance, userAccount } from '../../modules/money/ledger/index.ts';
import { holdOpen, listUserProfiles } from '../../modules/people/identity/index.ts';
import type { ApprovalKind, Deed } from '../../modules/staff/approvals/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';

/** In `approvals.kind`. */
export const PAYOUT = 'effectPayout';

/** What finishing a payout that waits would do now: which effect orders, which debts, and how much to whom. */
export async function foreseePayout(db: Reader, { userId, id, no }: Payout): Promise<Deed> {
  const { commissionFen, takenFen, amountFen, effects, takings } = await planPayout(db, { userId, payoutId: id });
  const { balance } = await readBalance(db, userAccount(userId, 'balance'));
  const note = takenFen > 0 ? `扣回此前退款的 ${groupedYuan(takenFen)}` : '';
  return {
    does: {
      userId,
      no,
      commissionFen,
      takenFen,
      amountFen,
      effects: effects.map((effect) => [effect.id, effect.commissionFen]),
      takings: takings.map((taking) => [taking.refundId, taking.amountFen]),
    },
    amountFen,
    changes: [
      { what: '可兑付佣金', before: groupedYuan(commissionFen), after: groupedYuan(0), note },
      { what: '余额', before: groupedYuan(balance), after: groupedYuan(balance + amountFen), note: '' },
    ],
  };
}

/** A payout above the sum of a day. */
export const payoutApproval: ApprovalKind = {
  title: '佣金兑付',
  async describe(db, subjectIds) {
    const payouts = await findPayouts(db, subjectIds);
    const profiles = await listUserProfiles(
      db,
      payouts.map(({ userId }) => userId),
    );
    return new Map(
      payouts.map(({ id, userId, no, effects }) => [id, `${profiles.get(userId)?.name ?? ''}，${no}，${effects} 笔`]),
    );
  },
  async foresee(db, { subjectId }) {
    const payout = await findPayout(db, subjectId);
    return payout?.state === 'waiting' ? await foreseePayout(db, payout) : null;
  },
  async evidence(db, { subjectId }) {
    const payout = await findPayout(db, subjectId);
    if (!payout) return { links: [], pictures: 0, story: [], findings: [] };
    const { userId, no, requestedAt, effects, takenFen } = payout;
    const before = await sumPaidOut(db, { userId });
    return {
      links: [
        { kind: 'payout', id: subjectId, words: `兑付 ${no}` },
        { kind: 'user', id: userId, words: '推广人' },
      ],
      pictures: 0,
      story: [{ at: requestedAt, words: `推广人兑付 ${effects} 笔效果订单，当天超过 ¥2,000` }],
      findings: [
        { what: '此前兑付', isGood: true, words: `${before.count} 笔，共 ${groupedYuan(before.amountFen)}` },
        { what: '欠账先扣', isGood: true, words: takenFen === 0 ? '没有欠的' : `已扣 ${groupedYuan(takenFen)}` },
      ],
    };
  },
  async lock(tx, { subjectId }) {
    const payout = await findPayout(tx, subjectId);
    if (!payout) return;
    // As whoever asked for it did: the account first, which is told how it ended.
    await holdOpen(tx, payout.userId);
    await lockPromoters(tx, [payout.userId]);
  },
  async execute(tx, { subjectId, now }) {
    const payout = await findPayout(tx, subjectId);
    assert(payout?.state === 'waiting', 'what was foreseen waits');
    const plan = await planPayout(tx, { userId: payout.userId, payoutId: payout.id });
    await finishPayout(tx, { payout, plan, now });
  },
  async onEnded(tx, { subjectId, ending, refusal, now }) {
    const payout = await findPayout(tx, subjectId);
    if (payout) await freePayout(tx, { payout, ending, refusal, now });
  },
};
