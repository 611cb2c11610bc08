import { type Booking, findTakeDown, keepTakeDown } from '../../modules/content/advertisement/index.ts';
import { needsSecondPerson, requestApproval } from '../../modules/staff/approvals/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { daysLeft, lockToTakeDown } from './takeDownAdvertisement.ts';
import { foreseeTakeDown, TAKE_DOWN } from './takeDownApproval.ts';

interface Input {
  readonly id: string;
  readonly staffId: string;
  readonly version: number;
  readonly reason: string;
  readonly now: Date;
}

/** Asks for a second person when taking the placement down would give much money back; null: it need not wait. */
export async function askForTakeDown(tx: Tx, input: Input): Promise<Booking | null> {
  const { id, staffId, reason, now } = input;
  const booking = await lockToTakeDown(tx, input);
  const deed = foreseeTakeDown(booking, await daysLeft(tx, booking, now));
  if (!needsSecondPerson('refund', deed.amountFen)) return null;
  if (await findTakeDown(tx, booking)) throw new ShopError('APPROVAL_WAITS');
  await keepTakeDown(tx, booking, input);
  const by = { kind: 'staff', staffId } as const;
  const approval = await requestApproval(tx, { kind: TAKE_DOWN, subjectId: id, deed, by, reason, now });
  await recordAudit(tx, {
    staffId,
    action: 'advertisement.askTakeDown',
    target: { kind: 'advertisement', id },
    before: { state: booking.state, refundedFen: booking.refundedFen },
    after: { approval: approval.no, does: deed.does },
    now,
  });
  return booking;
}
