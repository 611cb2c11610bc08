import { rules } from '@jiwu/contract';
import { assert, groupedYuan } from '@jiwu/kernel';
import {
  endHandBooking,
  findHandBookings,
  type HandBooking,
  lockHandBooking,
} from '../../modules/money/handBookings/index.ts';
import { addTransfers, handAccount } from '../../modules/money/ledger/index.ts';
import { findDifference, lockDifference, resolveDifference } from '../../modules/money/payments/index.ts';
import type { ApprovalKind, Deed } from '../../modules/staff/approvals/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';

/** In `approvals.kind`, and the ledger's kind of cause. */
export const HAND_BOOKING = 'handBooking';

const { purposes } = rules.ledger;

/** What booking would do, both sides; null: it, or the difference that it was for, is over. */
export async function foreseeBooking(db: Reader, booking: HandBooking): Promise<Deed | null> {
  const { id, no, from, to, amountFen, difference: key, state } = booking;
  if (state !== 'asked') return null;
  const difference = key && (await findDifference(db, key));
  if (key && difference?.state !== 'open') return null;
  const facts = difference && { theirsFen: difference.theirsFen, oursFen: difference.oursFen };
  const money = groupedYuan(amountFen);
  return {
    does: { id, no, from, to, amountFen, difference: key && { ...key, ...facts } },
    amountFen,
    changes: [
      { what: `付出：${purposes[from]}`, before: '', after: `−${money}`, note: '店里账户，只看变动' },
      { what: `收到：${purposes[to]}`, before: '', after: `+${money}`, note: '同一缘由，借贷相等' },
      ...(key ? [{ what: `差异 ${key.day}`, before: '未平', after: '已平', note: `单号 ${key.number}` }] : []),
    ],
  };
}

/** A booking by hand between two accounts of the house. */
export const bookingApproval: ApprovalKind = {
  title: '补记账',
  async describe(db, subjectIds) {
    const bookings = await findHandBookings(db, subjectIds);
    return new Map(
      bookings.map(({ id, from, to, difference }) => {
        const words = `${purposes[from]} → ${purposes[to]}`;
        return [id, difference ? `${words}，${rules.payment.names[difference.gateway]} ${difference.day}` : words];
      }),
    );
  },
  async foresee(db, { subjectId }) {
    const [booking] = await findHandBookings(db, [subjectId]);
    return booking ? await foreseeBooking(db, booking) : null;
  },
  async evidence(db, { subjectId }) {
    const [booking] = await findHandBookings(db, [subjectId]);
    const key = booking?.difference;
    if (!booking || !key) return { links: [], pictures: 0, story: [], findings: [] };
    const difference = await findDifference(db, key);
    const sideOf = (fen: number | null | undefined) => (fen === null || fen === undefined ? '没有' : groupedYuan(fen));
    return {
      links: [{ kind: 'reconcile', id: key.day, words: `对账 ${key.day}` }],
      pictures: 0,
      story: difference ? [{ at: difference.foundAt, words: '对账找到差异' }] : [],
      findings: [
        {
          what: '差异还在',
          isGood: difference?.state === 'open',
          words: `账单 ${sideOf(difference?.theirsFen)}，账本 ${sideOf(difference?.oursFen)}`,
        },
      ],
    };
  },
  async lock(tx, { subjectId }) {
    const [booking] = await findHandBookings(tx, [subjectId]);
    if (booking?.difference) await lockDifference(tx, booking.difference);
    await lockHandBooking(tx, subjectId);
  },
  async execute(tx, { subjectId, now }) {
    const [booking] = await findHandBookings(tx, [subjectId]);
    assert(booking, 'what was foreseen is there');
    const { id, from, to, amountFen: amount, reason, difference: key, askedBy } = booking;
    await endHandBooking(tx, { id, state: 'done', now });
    const difference = key && (await findDifference(tx, key));
    if (difference) {
      await resolveDifference(tx, { difference, how: 'booked', reason, bookingId: id, staffId: askedBy, now });
    }
    const cause = { kind: HAND_BOOKING, id, leg: 'booking' };
    const transfers = [{ from: handAccount(from), to: handAccount(to), amount, cause, memo: reason }];
    await addTransfers(tx, { transfers, now });
  },
  async onEnded(tx, { subjectId, now }) {
    await endHandBooking(tx, { id: subjectId, state: 'dropped', now });
  },
};
