import { rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import {
  findWaitingPayout,
  finishPayout,
  lockPromoters,
  makePayout,
  makeWaitingPayout,
  type Payout,
  planPayout,
  sumPaidOut,
} from '../../modules/channels/effectOrders/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import { needsSecondPerson, requestApproval } from '../../modules/staff/approvals/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { startOfDay } from '../startOfDay.ts';
import { foreseePayout, PAYOUT } from './payoutApproval.ts';

interface Input {
  readonly userId: string;
  /** As the promoter has just seen it: all of it, or nothing. */
  readonly amountFen: number;
  readonly now: Date;
}

/**
 * All that is payable becomes balance, at once and once; above the sum of a day it waits for a second person. Presses at the same time
 * take turns at the promoter's row, and the second finds nothing left.
 */
export async function payOut(tx: Tx, { userId, amountFen, now }: Input): Promise<Payout> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  await lockPromoters(tx, [userId]);
  if (await findWaitingPayout(tx, userId)) throw new ShopError('PAYOUT_WAITS');
  const plan = await planPayout(tx, { userId });
  if (plan.amountFen !== amountFen) throw new ShopError('PAYOUT_CHANGED', { amountFen: plan.amountFen });
  if (amountFen < rules.effectOrder.minPayoutFen) throw new ShopError('PAYOUT_SMALL');
  const today = await sumPaidOut(tx, { userId, since: startOfDay(now) });
  if (!needsSecondPerson('payout', today.amountFen + amountFen)) {
    const payout = await makePayout(tx, { userId, plan, now });
    await finishPayout(tx, { payout, plan, now });
    return payout;
  }
  const lapsesAt = new Date(now.getTime() + rules.approval.hours * HOUR_MS);
  const payout = await makeWaitingPayout(tx, { userId, plan, lapsesAt, now });
  await requestApproval(tx, {
    kind: PAYOUT,
    subjectId: payout.id,
    deed: await foreseePayout(tx, payout),
    by: { kind: 'user' },
    reason: '一天之内兑付的佣金超过限额',
    now,
  });
  return payout;
}
