import { assert, businessDay, groupedYuan } from '@jiwu/kernel';
import {
  type BookedDay,
  type Booking,
  dropTakeDown,
  findTakeDown,
  getAnyBooking,
  lockAnyBooking,
} from '../../modules/content/advertisement/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { ApprovalKind, Deed } from '../../modules/staff/approvals/index.ts';
import { daysLeft, takeDownAdvertisement } from './takeDownAdvertisement.ts';

/** In `approvals.kind`. */
export const TAKE_DOWN = 'advertisementTakeDown';

/** What taking a placement down would do: which days go back, and what they come to. */
export function foreseeTakeDown(booking: Booking, days: readonly BookedDay[]): Deed {
  const { id, userId, version, refundedFen } = booking;
  const amountFen = days.reduce((sum, { priceFen }) => sum + priceFen, 0);
  return {
    does: { id, userId, version, days: days.map(({ day, priceFen }) => [day, priceFen]) },
    amountFen,
    changes: [
      { what: '投放', before: '已通过', after: '已撤下', note: `${days.length} 天不再展示` },
      {
        what: '已退回商户余额',
        before: groupedYuan(refundedFen),
        after: groupedYuan(refundedFen + amountFen),
        note: '今天和以后的日子',
      },
    ],
  };
}

/** Taking a placement down when that gives much money back. */
export const takeDownApproval: ApprovalKind = {
  title: '撤下投放并退款',
  async describe(db, subjectIds) {
    const bookings = await Promise.all(subjectIds.map((id) => getAnyBooking(db, id)));
    return new Map(bookings.map(({ id, no, advertiser, title }) => [id, `${advertiser}，${title}，${no}`]));
  },
  async foresee(db, { subjectId, now }) {
    const booking = await getAnyBooking(db, subjectId);
    const decision = await findTakeDown(db, booking);
    const isStill = booking.state === 'approved' && booking.version === decision?.version;
    if (!isStill || booking.toDay < businessDay(now)) return null;
    return foreseeTakeDown(booking, await daysLeft(db, booking, now));
  },
  async evidence(db, { subjectId }) {
    const booking = await getAnyBooking(db, subjectId);
    return {
      links: [
        { kind: 'advertisement', id: subjectId, words: `投放 ${booking.no}` },
        { kind: 'user', id: booking.userId, words: '商户' },
      ],
      pictures: 1,
      story: [{ at: booking.bookedAt, words: `商户预订，实付 ${groupedYuan(booking.amountFen)}` }],
      findings: [
        {
          what: '不超过实付',
          isGood: booking.refundedFen <= booking.amountFen,
          words: `实付 ${groupedYuan(booking.amountFen)}，此前已退 ${groupedYuan(booking.refundedFen)}`,
        },
      ],
    };
  },
  async lock(tx, { subjectId }) {
    await lockAnyBooking(tx, subjectId);
  },
  async execute(tx, { subjectId, staffId, now }) {
    const booking = await getAnyBooking(tx, subjectId);
    const decision = await findTakeDown(tx, booking);
    assert(decision, 'what was foreseen waits');
    await dropTakeDown(tx, booking);
    const after = await takeDownAdvertisement(tx, { id: subjectId, staffId, ...decision, now });
    await recordAudit(tx, {
      staffId,
      action: 'advertisement.takeDown',
      target: { kind: 'advertisement', id: subjectId },
      before: { state: booking.state, refundedFen: booking.refundedFen },
      after: { state: after.state, refundedFen: after.refundedFen, reason: decision.reason },
      now,
    });
  },
  async onEnded(tx, { subjectId }) {
    await dropTakeDown(tx, await getAnyBooking(tx, subjectId));
  },
};
