import { gatewayAccount } from '../../../modules/money/ledger/index.ts';
import { findDifferenceBookings, type HandBooking } from '../../../modules/money/handBookings/index.ts';
import {
  type DifferenceKey,
  type FoundDifference,
  lockDifference,
  resolveDifference,
} from '../../../modules/money/payments/index.ts';
import type { Approval } from '../../../modules/staff/approvals/index.ts';
import { recordAudit } from '../../../modules/staff/audit/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { askForBooking } from '../../ledger/askForBooking.ts';
import { deltaFenOf } from './deltaFenOf.ts';

interface By {
  readonly reason: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Nothing has to be booked, and why. */
export async function explainDifference(tx: Tx, key: DifferenceKey, { reason, staffId, now }: By): Promise<void> {
  const difference = await lockOpen(tx, key);
  await resolveDifference(tx, { difference, how: 'explained', reason, bookingId: null, staffId, now });
  await recordAudit(tx, {
    staffId,
    action: 'difference.explain',
    target: { kind: 'difference', id: targetOf(key) },
    before: { state: 'open', theirsFen: difference.theirsFen, oursFen: difference.oursFen },
    after: { state: 'resolved', ...key, reason },
    now,
  });
}

/** The missing amount is booked between the gateway's account and another, once a second person approves. */
export async function bookDifference(
  tx: Tx,
  key: DifferenceKey,
  { counter, ...by }: By & { readonly counter: HandBooking['from'] },
): Promise<Approval> {
  const difference = await lockOpen(tx, key);
  const deltaFen = deltaFenOf(difference);
  if (deltaFen === 0) throw new ShopError('BOOKING_NOTHING');
  const there = gatewayAccount(key.gateway).purpose as HandBooking['from'];
  const [from, to] = deltaFen > 0 ? [there, counter] : [counter, there];
  const { approval } = await askForBooking(tx, { from, to, amountFen: Math.abs(deltaFen), difference: key, ...by });
  return approval;
}

async function lockOpen(tx: Tx, key: DifferenceKey): Promise<FoundDifference> {
  const difference = await lockDifference(tx, key);
  if (!difference) throw new ShopError('NOT_FOUND');
  if (difference.state !== 'open') throw new ShopError('DIFFERENCE_SETTLED');
  if ((await findDifferenceBookings(tx, [key])).length > 0) throw new ShopError('APPROVAL_WAITS');
  return difference;
}

/** Numbers of gateways may be longer than what an audit row calls its target. */
function targetOf({ gateway, day, number }: DifferenceKey): string {
  return `${gateway}-${day}-${number}`.slice(0, 64);
}
